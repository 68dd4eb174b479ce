import type { SeedCtx } from '#platform/domain/seed'
import { on } from '../tables.ts'
import type { Theme } from './theme.ts'
import { categoryNames } from './texts/category-names.ts'

/** Ids from the top down, by category path: `安全生产/应急与消防/消防`. */
export type CategoryPaths = ReadonlyMap<string, readonly string[]>

type CategoryRow = {
  readonly id: string
  readonly parentId: string | null
  readonly level: number
  readonly name: string
  readonly names: string
  readonly position: number
}

export async function seedCategories(
  { db, ids, site }: SeedCtx,
  themes: readonly Theme[],
): Promise<CategoryPaths> {
  const rows: CategoryRow[] = []
  const pathByName = new Map<string, readonly string[]>()
  const add = (path: readonly string[]): readonly string[] => {
    const known = pathByName.get(path.join('/'))
    if (known) return known
    const above = path.length > 1 ? add(path.slice(0, -1)) : []
    const parentId = above.at(-1) ?? null
    const position = rows.filter((row) => row.parentId === parentId).length
    const id = ids.next()
    const name = path.at(-1) ?? ''
    const names = JSON.stringify(categoryNames[site.code]?.get(name) ?? {})
    rows.push({ id, parentId, level: path.length, name, names, position })
    pathByName.set(path.join('/'), [...above, id])
    return [...above, id]
  }
  for (const { name, categories: below } of themes)
    for (const path of Object.keys(below)) add([name, ...path.split('/')])
  // Parents before children, as the foreign key requires.
  await on(db)
    .insertInto('course.category')
    .values(rows.toSorted((a, b) => a.level - b.level))
    .execute()
  return pathByName
}
