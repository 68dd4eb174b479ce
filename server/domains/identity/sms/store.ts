import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Sent } from './rules.ts'

/** One request for a code at a time per site, so that two at the same moment cannot both pass the limit. */
export async function lockSending(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('identity.sms'), ${db.siteId}::integer)`.execute(db.kysely)
}

type CodeRequest = { readonly mobile: string; readonly address: string; readonly now: Date }

export async function sentSoFar(
  db: Db,
  { mobile, address, now }: CodeRequest,
): Promise<Omit<Sent, 'budget'>> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const codes = on(db).selectFrom('identity.ticket').where('purpose', '=', 'sms')
  const toNumber = await codes
    .select('createdAt')
    .where('subject', '=', mobile)
    .where('createdAt', '>', dayAgo)
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute()
  const counts = await codes
    .select(({ fn }) => [
      fn.countAll<string>().as('fromSite'),
      fn
        .countAll<string>()
        .filterWhere('address', '=', address)
        .filterWhere('createdAt', '>', hourAgo)
        .as('fromAddress'),
    ])
    .where('createdAt', '>', dayAgo)
    .executeTakeFirstOrThrow()
  return {
    toNumber: toNumber.map(({ createdAt }) => createdAt),
    fromAddress: Number(counts.fromAddress),
    fromSite: Number(counts.fromSite),
  }
}

/** A request for a code that has not expired. */
export async function codeRequest(db: Db, ticketId: string, now: Date) {
  return on(db)
    .selectFrom('identity.ticket')
    .select(['subject', 'details'])
    .where('id', '=', ticketId)
    .where('purpose', '=', 'sms')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

export async function setCode(db: Db, ticketId: string, secretHash: Buffer): Promise<void> {
  await on(db).updateTable('identity.ticket').set({ secretHash }).where('id', '=', ticketId).execute()
}

type Try = { readonly mobile: string; readonly most: number; readonly now: Date }

/** Uses one attempt of the newest code of a number; undefined when there is none. */
export async function takeTry(db: Db, { mobile, most, now }: Try) {
  const newest = on(db)
    .selectFrom('identity.ticket')
    .select('id')
    .where('purpose', '=', 'sms')
    .where('subject', '=', mobile)
    .orderBy('createdAt', 'desc')
    .limit(1)
  return on(db)
    .updateTable('identity.ticket')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', newest)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', most)
    .returning(['id', 'secretHash'])
    .executeTakeFirst()
}

/** Uses up a code that matched; false when another call was faster. */
export async function spendCode(db: Db, ticketId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('identity.ticket')
    .set({ usedAt: now })
    .where('id', '=', ticketId)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
