import { type Locale, locales } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** What a category is called by language; empty: as everywhere. */
export type CategoryNames = Readonly<Record<Locale, string>>

const names = z.partialRecord(z.enum(locales), z.string()).catch({})
function named<R extends { readonly names: unknown }>(row: R) {
  const own = names.parse(row.names)
  const of = (locale: Locale) => own[locale] ?? ''
  return { ...row, names: { 'zh-CN': of('zh-CN'), 'zh-TW': of('zh-TW'), 'en-US': of('en-US') } }
}

/** Only languages that have a name of their own are kept. */
const kept = (given: CategoryNames | null) =>
  given && JSON.stringify(Object.fromEntries(Object.entries(given).filter(([, name]) => name !== '')))

export async function allCategories(db: Db) {
  const rows = await on(db)
    .selectFrom('course.category')
    .select(['id', 'parentId', 'name', 'names', 'level', 'position'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(named)
}

/** How many courses hang on each category itself; only those that hold any. */
export async function coursesPerCategory(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await on(db)
    .selectFrom('course.course')
    .select(({ fn }) => ['categoryId', fn.countAll<string>().as('courses')])
    .where('categoryId', 'is not', null)
    .groupBy('categoryId')
    .execute()
  return new Map(rows.map(({ categoryId, courses }) => [categoryId ?? '', Number(courses)]))
}

export async function lockCategory(db: Db, categoryId: string) {
  const row = await on(db)
    .selectFrom('course.category')
    .select(['id', 'parentId', 'name', 'names', 'level', 'position'])
    .where('id', '=', categoryId)
    .forUpdate()
    .executeTakeFirst()
  return row && named(row)
}

/** The named categories with all their siblings, in their order. */
export async function lockSiblings(db: Db, ids: readonly string[]) {
  return on(db)
    .selectFrom('course.category as category')
    .select(['category.id', 'category.parentId', 'category.name', 'category.position'])
    .where((at) =>
      at.exists(
        at
          .selectFrom('course.category as named')
          .select(sql`1`.as('one'))
          .where('named.id', 'in', ids)
          .whereRef('named.parentId', 'is not distinct from', 'category.parentId'),
      ),
    )
    .orderBy('category.position')
    .orderBy('category.id')
    .forUpdate('category')
    .execute()
}

/** From the top down to the category itself. */
export async function categoryPath(db: Db, categoryId: string): Promise<string[] | undefined> {
  const rows = await allCategories(db)
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  if (!parents.has(categoryId)) return undefined
  const path: string[] = []
  for (let at: string | null | undefined = categoryId; at; at = parents.get(at)) path.unshift(at)
  return path
}

/** Whoever gives a category its name waits for the others who do, so that two cannot find the same one free. */
export async function lockNames(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('course.category'), ${db.siteId}::integer)`.execute(
    db.kysely,
  )
}

type NewCategory = {
  readonly parentId: string | null
  readonly level: number
  readonly name: string
  readonly names: CategoryNames | null
}

/** At the end of its level; undefined when a sibling has the name. */
export async function insertCategory(db: Db, row: NewCategory): Promise<string | undefined> {
  const last = await on(db)
    .selectFrom('course.category')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('parentId', row.parentId === null ? 'is' : '=', row.parentId)
    .executeTakeFirst()
  const inserted = await on(db)
    .insertInto('course.category')
    .values({ ...row, names: kept(row.names), position: (last?.position ?? -1) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function isSiblingNamed(
  db: Db,
  { id, parentId, name }: { readonly id: string; readonly parentId: string | null; readonly name: string },
): Promise<boolean> {
  const found = await on(db)
    .selectFrom('course.category')
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
  {
    names: given,
    ...row
  }: { readonly name: string; readonly names?: CategoryNames; readonly position: number },
): Promise<void> {
  const change = given ? { ...row, names: kept(given) } : row
  await on(db).updateTable('course.category').set(change).where('id', '=', categoryId).execute()
}

export async function isCategoryUsed(db: Db, categoryId: string): Promise<boolean> {
  const { used } = await on(db)
    .selectNoFrom((at) => [
      at
        .or([
          at.exists(
            at
              .selectFrom('course.course')
              .select(sql`1`.as('one'))
              .where('categoryId', '=', categoryId),
          ),
          at.exists(
            at
              .selectFrom('course.category')
              .select(sql`1`.as('one'))
              .where('parentId', '=', categoryId),
          ),
        ])
        .$castTo<boolean>()
        .as('used'),
    ])
    .executeTakeFirstOrThrow()
  return used
}

export async function deleteCategory(db: Db, categoryId: string): Promise<void> {
  await on(db).deleteFrom('course.category').where('id', '=', categoryId).execute()
}
