import {
  addUnit,
  closeUnit,
  editUnit,
  getUnit,
  getUnitTree,
  listUnits,
  moveUnit,
  searchUnits,
  undoUnitMove,
} from '@lyceum/contract/org'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import type { Place } from './unit-levels.ts'

const refresh = { refresh: [listUnits, getUnit, searchUnits, getUnitTree] }

type Named = { readonly id: string; readonly name: string }
type Draft = { readonly code: string; readonly name: string }
type Move = Place & { readonly unit: Named; readonly toName: string; readonly people: number }

export type UnitChanges = ReturnType<typeof useUnitChanges>

/** The changes of units; each shows a success notice, and a move can be undone. */
export function useUnitChanges() {
  const t = useText(text)
  const add = useCommand(addUnit, refresh)
  const edit = useCommand(editUnit, refresh)
  const close = useCommand(closeUnit, refresh)
  const move = useCommand(moveUnit, refresh)
  const undo = useCommand(undoUnitMove, refresh)

  const takeBack = (moveId: string, name: string) =>
    undo.mutate({ id: moveId }, { onSuccess: () => showSuccess(t.units.undone(name)) })

  return {
    isSaving: add.isPending || edit.isPending || move.isPending,
    add: async (parentId: string | null, draft: Draft): Promise<string> => {
      const { id } = await add.mutateAsync({ parentId, ...draft })
      showSuccess(t.units.added(draft.name))
      return id
    },
    edit: async (id: string, draft: Draft) => {
      await edit.mutateAsync({ id, ...draft })
      showSuccess(t.saved(draft.name))
    },
    close: async ({ id, name }: Named) => {
      await close.mutateAsync({ id })
      showSuccess(t.units.closed(name))
    },
    move: async ({ unit, toName, ...place }: Move) => {
      const { moveId } = await move.mutateAsync({ id: unit.id, ...place })
      if (moveId === null) showSuccess(t.move.reordered(unit.name))
      else showSuccess(t.move.moved(unit.name, toName), () => takeBack(moveId, unit.name))
    },
    takeBack,
  }
}
