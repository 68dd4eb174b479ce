import type { Result } from '@lyceum/contract/kit'
import {
  addFamily,
  addGrade,
  addPosition,
  editFamily,
  editGrade,
  editPosition,
  listFamilies,
  listGrades,
  listPositions,
  removeFamily,
  removeGrade,
  removePosition,
} from '@lyceum/contract/org'
import { useQuery } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

export type Family = Result<typeof listFamilies>['records'][number]
export type Position = Result<typeof listPositions>['records'][number]
export type Grade = Result<typeof listGrades>['records'][number]

export type Catalogue = {
  readonly families: readonly Family[]
  readonly positions: readonly Position[]
  readonly grades: readonly Grade[]
}

/** Positions, families and grades: short lists, loaded whole. */
export function useCatalogue() {
  const families = useQuery(read(listFamilies))
  const positions = useQuery(read(listPositions))
  const grades = useQuery(read(listGrades))
  const all = [families, positions, grades]
  return {
    catalogue:
      families.data && positions.data && grades.data
        ? {
            families: families.data.records,
            positions: positions.data.records,
            grades: grades.data.records,
          }
        : undefined,
    isError: all.some(({ isError }) => isError),
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}

const refresh = { refresh: [listFamilies, listPositions, listGrades] }

type Saved = { readonly id?: string | undefined; readonly name: string }

export type CatalogueChanges = ReturnType<typeof useCatalogueChanges>

/** The changes of the catalogue; each shows a success notice. */
export function useCatalogueChanges() {
  const t = useText(text)
  const adds = {
    family: useCommand(addFamily, refresh),
    position: useCommand(addPosition, refresh),
    grade: useCommand(addGrade, refresh),
  }
  const edits = {
    family: useCommand(editFamily, refresh),
    position: useCommand(editPosition, refresh),
    grade: useCommand(editGrade, refresh),
  }
  const removes = {
    family: useCommand(removeFamily, refresh),
    position: useCommand(removePosition, refresh),
    grade: useCommand(removeGrade, refresh),
  }
  return {
    isSaving: [...Object.values(adds), ...Object.values(edits)].some(({ isPending }) => isPending),
    saveFamily: async ({ id, name, parentId }: Saved & { readonly parentId: string | null }) => {
      await (id ? edits.family.mutateAsync({ id, name }) : adds.family.mutateAsync({ parentId, name }))
      showSuccess(t.saved(name))
    },
    savePosition: async ({ id, ...draft }: Saved & Pick<Position, 'code' | 'familyId'>) => {
      await (id ? edits.position.mutateAsync({ id, ...draft }) : adds.position.mutateAsync(draft))
      showSuccess(t.saved(draft.name))
    },
    saveGrade: async ({ id, ...draft }: Saved & Pick<Grade, 'code' | 'rank'>) => {
      await (id ? edits.grade.mutateAsync({ id, ...draft }) : adds.grade.mutateAsync(draft))
      showSuccess(t.saved(draft.name))
    },
    remove: async (
      kind: keyof typeof removes,
      { id, name }: { readonly id: string; readonly name: string },
    ) => {
      await removes[kind].mutateAsync({ id })
      showSuccess(t.removed(name))
    },
  }
}
