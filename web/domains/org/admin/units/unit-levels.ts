import type { Result } from '@lyceum/contract/kit'
import type { listUnits } from '@lyceum/contract/org'
import type { DropPlace, TreeNode } from '#ui/work/tree'

export type UnitRow = Result<typeof listUnits>['records'][number]

/** What has been fetched so far: the units below each opened one, and the topmost under the empty name. */
export type Levels = ReadonlyMap<string, readonly UnitRow[]>

/** The tree as far as it is known. */
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

/** A place in the tree: below which unit, and before which sister. */
export type Place = { readonly parentId: string | null; readonly beforeId: string | null }

/** Where a unit goes that was let go on another one, or beside it. */
export function placeOf(levels: Levels, { id, place }: DropPlace): Place | undefined {
  if (place === 'inside') return { parentId: id, beforeId: null }
  const row = rowIn(levels, id)
  if (!row) return undefined
  if (place === 'before') return { parentId: row.parentId, beforeId: id }
  const sisters = [...levels.values()].find((rows) => rows.includes(row)) ?? []
  return { parentId: row.parentId, beforeId: sisters[sisters.indexOf(row) + 1]?.id ?? null }
}
