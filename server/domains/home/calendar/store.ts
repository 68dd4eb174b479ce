import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export async function feedOf(db: Db, accountId: string) {
  return on(db)
    .selectFrom('home.calendar_feed')
    .select(['createdAt', 'readAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

type Feed = { readonly tokenHash: Buffer; readonly createdAt: Date }

/** A new link replaces the old one and has never been read. */
export async function putFeed(db: Db, accountId: string, made: Feed): Promise<void> {
  const feed = { ...made, readAt: null }
  await on(db)
    .insertInto('home.calendar_feed')
    .values({ accountId, ...feed })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doUpdateSet(feed))
    .execute()
}

export async function deleteFeed(db: Db, accountId: string): Promise<void> {
  await on(db).deleteFrom('home.calendar_feed').where('accountId', '=', accountId).execute()
}

/** The owner of a link, recording that it was read. */
export async function readFeed(db: Db, tokenHash: Buffer, at: Date): Promise<string | undefined> {
  const found = await on(db)
    .updateTable('home.calendar_feed')
    .set({ readAt: at })
    .where('tokenHash', '=', tokenHash)
    .returning('accountId')
    .executeTakeFirst()
  return found?.accountId
}
