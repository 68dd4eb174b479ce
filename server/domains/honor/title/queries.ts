import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** All titles in order of points. */
export async function allTitles(db: Db) {
  return on(db)
    .selectFrom('honor.title')
    .select(['id', 'name', 'points'])
    .orderBy('points')
    .orderBy('id')
    .execute()
}

/** The title somebody wears: the one they chose. */
export async function wornTitle(db: Db, accountId: string) {
  return on(db)
    .selectFrom('honor.choice as choice')
    .innerJoin('honor.title as title', 'title.id', 'choice.titleId')
    .select(['title.id', 'title.name', 'title.points'])
    .where('choice.accountId', '=', accountId)
    .executeTakeFirst()
}

export async function putTitle(db: Db, accountId: string, titleId: string): Promise<void> {
  await on(db)
    .insertInto('honor.choice')
    .values({ accountId, titleId })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doUpdateSet({ titleId }))
    .execute()
}

export async function managedTitles(db: Db) {
  const rows = await on(db)
    .selectFrom('honor.title as title')
    .leftJoin('honor.choice as choice', 'choice.titleId', 'title.id')
    .select(['title.id', 'title.name', 'title.points'])
    .select(({ fn }) => fn.count<string>('choice.accountId').as('wearers'))
    .groupBy(['title.siteId', 'title.id'])
    .orderBy('title.points')
    .orderBy('title.id')
    .execute()
  return rows.map(({ wearers, ...rest }) => ({ ...rest, wearers: Number(wearers) }))
}

export async function lockTitle(db: Db, id: string) {
  return on(db)
    .selectFrom('honor.title')
    .select(['id', 'name', 'points'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Fields = { readonly name: string; readonly points: number }

/** Undefined where the name is taken. */
export async function insertTitle(db: Db, fields: Fields): Promise<string | undefined> {
  const row = await on(db)
    .insertInto('honor.title')
    .values(fields)
    .onConflict((conflict) => conflict.columns(['siteId', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether it was updated; false when another title has the same name. */
export async function updateTitle(db: Db, id: string, fields: Fields): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('honor.title')
    .set(fields)
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from honor.title as other
        where other.site_id = ${db.siteId} and other.name = ${fields.name} and other.id <> ${id}::bigint)`,
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteTitle(db: Db, id: string): Promise<void> {
  await on(db).updateTable('honor.choice').set({ titleId: null }).where('titleId', '=', id).execute()
  await on(db).deleteFrom('honor.title').where('id', '=', id).execute()
}
