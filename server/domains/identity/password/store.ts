import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Passwords used before the present one, newest first. */
export async function formerPasswords(db: Db, accountId: string, most: number) {
  return on(db)
    .selectFrom('identity.former_password')
    .select(['id', 'passwordHash'])
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function keepFormerPassword(db: Db, accountId: string, passwordHash: string): Promise<void> {
  await on(db).insertInto('identity.former_password').values({ accountId, passwordHash }).execute()
}

/** Forgets what lies further back than anyone asks. */
export async function forgetFormerPasswords(db: Db, accountId: string, most: number): Promise<void> {
  const kept = on(db)
    .selectFrom('identity.former_password')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
  await on(db)
    .deleteFrom('identity.former_password')
    .where('accountId', '=', accountId)
    .where('id', 'not in', kept)
    .execute()
}

export async function setPassword(
  db: Db,
  accountId: string,
  changed: { hash: string; at: Date; mustChange: boolean },
): Promise<void> {
  await on(db)
    .updateTable('identity.account')
    .set({
      passwordHash: changed.hash,
      passwordChangedAt: changed.at,
      mustChangePassword: changed.mustChange,
    })
    .where('id', '=', accountId)
    .execute()
}

type Renewal = { readonly accountId: string; readonly before: string; readonly after: string }

/** Puts a better hash of the same password in place, unless the password was changed meanwhile. */
export async function savePasswordHash(db: Db, { accountId, before, after }: Renewal): Promise<void> {
  await on(db)
    .updateTable('identity.account')
    .set({ passwordHash: after })
    .where('id', '=', accountId)
    .where('passwordHash', '=', before)
    .execute()
}

/** One request for a mailbox at a time: two at the same instant must not both find room. */
export async function lockAsking(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`identity.forgotten ${email}`}), ${db.siteId}::integer)`.execute(
    db.kysely,
  )
}

type Forgotten = { readonly email: string; readonly address: string; readonly since: Date }

/** How often a reset was asked for since a moment, for one mailbox and from one address. */
export async function askedSince(db: Db, { email, address, since }: Forgotten) {
  const counts = await on(db)
    .selectFrom('identity.ticket')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('subject', '=', email).as('forMailbox'),
      fn.countAll<string>().filterWhere('address', '=', address).as('fromAddress'),
    ])
    .where('purpose', '=', 'forgotten')
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return { forMailbox: Number(counts.forMailbox), fromAddress: Number(counts.fromAddress) }
}
