import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'
import { on } from '../tables.ts'

export async function pointsNamed(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('exam.point')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function lockPoint(db: Db, pointId: string) {
  return on(db)
    .selectFrom('exam.point')
    .select(['id', 'name'])
    .where('id', '=', pointId)
    .forUpdate()
    .executeTakeFirst()
}

/** The ids of these names, in their order; missing ones are created. */
export async function pointsFor(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  await on(db)
    .insertInto('exam.point')
    .values([...new Map(names.map((name) => [name.toLowerCase(), name])).values()].map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await on(db)
    .selectFrom('exam.point')
    .select(['id', sql<string>`lower(name)`.as('key')])
    .where(sql`lower(name)`, 'in', [...new Set(names.map((name) => name.toLowerCase()))])
    .execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** Undefined when the name is taken. */
export async function insertPoint(db: Db, name: string): Promise<string | undefined> {
  const row = await on(db)
    .insertInto('exam.point')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function isPointNamed(db: Db, pointId: string, name: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('exam.point')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '!=', pointId)
    .executeTakeFirst()
  return row !== undefined
}

export async function renamePoint(db: Db, pointId: string, name: string): Promise<void> {
  await on(db).updateTable('exam.point').set({ name }).where('id', '=', pointId).execute()
}

/** Undefined while a question names it. */
export async function deletePoint(db: Db, pointId: string): Promise<string | undefined> {
  const anyRow = sql`1`.as('one')
  const removed = await on(db)
    .deleteFrom('exam.point')
    .where('id', '=', pointId)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('exam.question')
            .select(anyRow)
            .where('pointIds', '@>', bigints([pointId])),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return removed?.id
}
