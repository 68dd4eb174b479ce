import { addLink, editLink, listRecommendedLinks, orderLinks, removeLink } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import type { Link, LinkDraft } from './link.ts'
import { text } from './text/index.ts'

/** The footer links, in order. */
export function useLinks() {
  const { data, isError, refetch } = useQuery(read(listRecommendedLinks, { pageNo: 1, pageSize: 100 }))
  return { links: data?.records, isError, refetch }
}

export type LinkChanges = ReturnType<typeof useLinkChanges>

const refresh = { refresh: [listRecommendedLinks] }

/** The changes of links; each shows a success notice. */
export function useLinkChanges() {
  const t = useText(text)
  const add = useCommand(addLink, refresh)
  const edit = useCommand(editLink, refresh)
  const remove = useCommand(removeLink, refresh)
  const order = useCommand(orderLinks, refresh)

  return {
    isSaving: add.isPending || edit.isPending,
    /** Adds a link, or changes the one with this id. */
    save: async (draft: LinkDraft, id: string | undefined) => {
      await (id === undefined ? add.mutateAsync(draft) : edit.mutateAsync({ id, ...draft }))
      showSuccess(id === undefined ? t.added(draft.title) : t.edited(draft.title))
    },
    order: (ids: readonly string[]) => order.mutate({ ids: [...ids] }),
    remove: ({ id, ...draft }: Link) => {
      const undo = () => add.mutate(draft)
      remove.mutate({ id }, { onSuccess: () => showSuccess(t.removed(draft.title), undo) })
    },
  }
}
