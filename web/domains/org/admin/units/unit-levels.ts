import type { Result } from '@lyceum/contract/kit'
import type { listUnits } from '@lyceum/contract/org'
import type { DropPlace, TreeNode } from '#ui/tree/tree'

export type UnitRow = Result<typeof listUnits>['records'][number]

/** The loaded levels: the children of each expanded unit, and the roots under the empty key. */
export type Levels = ReadonlyMap<string, readonly UnitRow[]>

/** The loaded part of the tree. */
export function nodesOf(levels: Levels, parentId = ''): TreeNode[] {
  return (levels.get(parentId) ?? []).map(({ id, name, people, hasChildren }) => ({
    id,
    title: name,
    count: people,
    isBranch: hasChildren,
    children: nodesOf(levels, id),
  }))
}

export function rowIn(levels: Levels, id: string | undefined): UnitRow | undefined {
  return [...levels.values()].flat().find((row) => row.id === id)
}

/** A place in the tree: the parent, and the next sibling. */
export type Place = { readonly parentId: string | null; readonly beforeId: string | null }

/** The place of a unit dropped on or beside another one. */
export function placeOf(levels: Levels, { id, place }: DropPlace): Place | undefined {
  if (place === 'inside') return { parentId: id, beforeId: null }
  const row = rowIn(levels, id)
  if (!row) return undefined
  if (place === 'before') return { parentId: row.parentId, beforeId: id }
  const sisters = [...levels.values()].find((rows) => rows.includes(row)) ?? []
  return { parentId: row.parentId, beforeId: sisters[sisters.indexOf(row) + 1]?.id ?? null }
}
