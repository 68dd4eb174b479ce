import type { SeedCtx } from '#platform/seed'
import { on } from '../tables.ts'
import type { Theme } from './theme.ts'
import { categoryNames } from './words/category-names.ts'

/** By its way from the top, `安全生产/应急与消防/消防`: the ids from the top down. */
export type Shelves = ReadonlyMap<string, readonly string[]>

type CategoryRow = {
  readonly id: string
  readonly parentId: string | null
  readonly level: number
  readonly name: string
  readonly names: string
  readonly position: number
}

export async function seedCategories({ db, ids, site }: SeedCtx, themes: readonly Theme[]): Promise<Shelves> {
  const rows: CategoryRow[] = []
  const shelves = new Map<string, readonly string[]>()
  const add = (way: readonly string[]): readonly string[] => {
    const known = shelves.get(way.join('/'))
    if (known) return known
    const above = way.length > 1 ? add(way.slice(0, -1)) : []
    const parentId = above.at(-1) ?? null
    const position = rows.filter((row) => row.parentId === parentId).length
    const id = ids.next()
    const name = way.at(-1) ?? ''
    const names = JSON.stringify(categoryNames[site.code]?.get(name) ?? {})
    rows.push({ id, parentId, level: way.length, name, names, position })
    shelves.set(way.join('/'), [...above, id])
    return [...above, id]
  }
  for (const { name, shelves: below } of themes)
    for (const way of Object.keys(below)) add([name, ...way.split('/')])
  // Parents before children, as the key between them asks.
  await on(db)
    .insertInto('course.category')
    .values(rows.toSorted((a, b) => a.level - b.level))
    .execute()
  return shelves
}
