import type { Result } from '@lyceum/contract/kit'
import { addCentre, closeCentre, editCentre, getTrainingReference, listCentres } from '@lyceum/contract/org'
import { useQuery } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

export type Centre = Result<typeof listCentres>['records'][number]

export function useCentres() {
  const { data, ...state } = useQuery(read(listCentres))
  return { centres: data?.records, ...state }
}

const refresh = { refresh: [listCentres, getTrainingReference] }

export type CentreDraft = {
  readonly id?: string | undefined
  readonly code: string
  readonly name: string
  readonly place: string
  readonly unitIds: string[]
}

/** The changes of training centres; each shows a success notice. */
export function useCentreChanges() {
  const t = useText(text)
  const add = useCommand(addCentre, refresh)
  const edit = useCommand(editCentre, refresh)
  const close = useCommand(closeCentre, refresh)
  return {
    isSaving: add.isPending || edit.isPending,
    save: async ({ id, ...draft }: CentreDraft) => {
      await (id ? edit.mutateAsync({ id, ...draft }) : add.mutateAsync(draft))
      showSuccess(t.saved(draft.name))
    },
    close: async ({ id, name }: Centre) => {
      await close.mutateAsync({ id })
      showSuccess(t.centres.closed(name))
    },
  }
}
