import { type SqlBool, sql } from 'kysely'
import { bigints, type Db } from '#platform/db'
import { on } from './tables.ts'

export type NewMessage = {
  readonly template: string
  readonly object: string
  readonly filling: Readonly<Record<string, string | number>>
  readonly link: string
  readonly isExam: boolean
  readonly at: Date
}

/** One message to many people in one statement; returns who got it. People who already have it get no second one. */
export async function insertMessages(
  db: Db,
  accountIds: readonly string[],
  { template, object, filling, link, isExam, at }: NewMessage,
): Promise<string[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<{ accountId: string }>`
    insert into message.message (site_id, account_id, template, object, filling, link, is_exam, at)
    select ${db.siteId}, account_id, ${template}, ${object}, ${JSON.stringify(filling)}::jsonb, ${link}, ${isExam}, ${at}
    from unnest(${bigints(accountIds)}) as account_id order by account_id
    on conflict do nothing returning account_id`.execute(db.kysely)
  return rows.map(({ accountId }) => accountId)
}

/** People with a message about one of these objects, paged by id. */
export async function recipientsOf(
  db: Db,
  objects: readonly string[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('message.message')
    .select('accountId')
    .distinct()
    .where('object', '=', sql<string>`any(${[...objects]}::text[])`)
    .where('removedAt', 'is', null)
    .where('accountId', '>', after)
    .orderBy('accountId')
    .limit(limit)
    .execute()
  return rows.map(({ accountId }) => accountId)
}

/** The objects of a person's messages with these templates. */
export async function messageObjects(
  db: Db,
  accountId: string,
  templates: readonly string[],
): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('message.message')
    .select('object')
    .distinct()
    .where('accountId', '=', accountId)
    .where('template', 'in', templates)
    .where('removedAt', 'is', null)
    .execute()
  return rows.map(({ object }) => object)
}

type About = {
  readonly accountIds: readonly string[]
  readonly objects: readonly string[]
  readonly at: Date
}

const about = ({ accountIds, objects }: About) =>
  sql<SqlBool>`account_id = any(${bigints(accountIds)}) and object = any(${[...objects]}::text[])`

/** Removes messages about these objects from the inboxes of these people. */
export async function removeAbout(db: Db, which: About): Promise<void> {
  await on(db)
    .updateTable('message.message')
    .set({ removedAt: which.at })
    .where(about(which))
    .where('removedAt', 'is', null)
    .execute()
}

/** Opening the object itself marks its messages as read. */
export async function readAbout(db: Db, which: About): Promise<void> {
  await on(db)
    .updateTable('message.message')
    .set({ readAt: which.at })
    .where(about(which))
    .where('readAt', 'is', null)
    .where('removedAt', 'is', null)
    .execute()
}

export async function markRead(
  db: Db,
  accountId: string,
  { ids, at }: { ids: readonly string[] | 'all'; at: Date },
) {
  let unread = on(db)
    .updateTable('message.message')
    .set({ readAt: at })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .where('removedAt', 'is', null)
  if (ids !== 'all') unread = unread.where('id', '=', sql<string>`any(${bigints(ids)})`)
  await unread.execute()
}

export async function removeMessages(
  db: Db,
  accountId: string,
  { ids, at }: { ids: readonly string[]; at: Date },
) {
  await on(db)
    .updateTable('message.message')
    .set({ removedAt: at })
    .where('accountId', '=', accountId)
    .where('id', '=', sql<string>`any(${bigints(ids)})`)
    .where('removedAt', 'is', null)
    .execute()
}

export async function putPreference(db: Db, accountId: string, mail: 'daily' | 'none'): Promise<void> {
  await on(db)
    .insertInto('message.preference')
    .values({ accountId, mail })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doUpdateSet({ mail }))
    .execute()
}

export async function markMailed(db: Db, accountId: string, at: Date): Promise<void> {
  await on(db)
    .updateTable('message.message')
    .set({ mailedAt: at })
    .where('accountId', '=', accountId)
    .where('mailedAt', 'is', null)
    .execute()
}
