import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** All of them, parents before children, in their order. */
export async function allCategories(db: Db) {
  return on(db)
    .selectFrom('exam.category')
    .select(['id', 'parentId', 'name', 'level', 'position', 'questions'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** One at a time names things: two who look for a free name at once would both find it. */
export async function lockNames(db: Db, what: 'category' | 'point'): Promise<void> {
  await sql`select pg_advisory_xact_lock(${db.siteId}::integer, hashtext(${`exam.${what}`}))`.execute(
    db.kysely,
  )
}

/** From the top down to the category itself; undefined: there is none such. */
export async function categoryPath(db: Db, categoryId: string): Promise<string[] | undefined> {
  const rows = await allCategories(db)
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  if (!parents.has(categoryId)) return undefined
  const path: string[] = []
  for (let at: string | null | undefined = categoryId; at; at = parents.get(at)) path.unshift(at)
  return path
}

export async function lockCategory(db: Db, categoryId: string) {
  return on(db)
    .selectFrom('exam.category')
    .select(['id', 'parentId', 'name', 'level', 'position'])
    .where('id', '=', categoryId)
    .forUpdate()
    .executeTakeFirst()
}

type NewCategory = { readonly parentId: string | null; readonly level: number; readonly name: string }

/** At the end of its level; undefined when a sibling has the name. */
export async function insertCategory(db: Db, row: NewCategory): Promise<string | undefined> {
  const last = await on(db)
    .selectFrom('exam.category')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('parentId', row.parentId === null ? 'is' : '=', row.parentId)
    .executeTakeFirst()
  const inserted = await on(db)
    .insertInto('exam.category')
    .values({ ...row, position: (last?.position ?? -1) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

type Renamed = { readonly id: string; readonly parentId: string | null; readonly name: string }

export async function isSiblingNamed(db: Db, { id, parentId, name }: Renamed): Promise<boolean> {
  const found = await on(db)
    .selectFrom('exam.category')
    .select('id')
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function updateCategory(
  db: Db,
  categoryId: string,
  row: { readonly name: string; readonly position: number },
): Promise<void> {
  await on(db).updateTable('exam.category').set(row).where('id', '=', categoryId).execute()
}

/** Undefined while something stands in it, below it, or names it. */
export async function deleteCategory(db: Db, categoryId: string): Promise<string | undefined> {
  const one = sql`1`.as('one')
  const removed = await on(db)
    .deleteFrom('exam.category')
    .where('id', '=', categoryId)
    .where((is) =>
      is.and([
        is.not(is.exists(is.selectFrom('exam.question').select(one).where('categoryId', '=', categoryId))),
        is.not(
          is.exists(
            is.selectFrom('exam.category as child').select(one).where('child.parentId', '=', categoryId),
          ),
        ),
        is.not(is.exists(is.selectFrom('exam.paper_rule').select(one).where('categoryId', '=', categoryId))),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return removed?.id
}
