import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'
import { on } from './tables.ts'

export type NewMessage = {
  readonly accountId: string
  readonly template: string
  readonly object: string
  readonly filling: Readonly<Record<string, string | number>>
  readonly link: string
  readonly isExam: boolean
  readonly at: Date
}

/** Answers who got one: whoever has this message already gets no second. */
export async function insertMessages(db: Db, messages: readonly NewMessage[]): Promise<string[]> {
  if (messages.length === 0) return []
  const rows = await on(db)
    .insertInto('message.message')
    .values(messages.map(({ filling, ...message }) => ({ ...message, filling: JSON.stringify(filling) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId')
    .execute()
  return rows.map(({ accountId }) => accountId)
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
