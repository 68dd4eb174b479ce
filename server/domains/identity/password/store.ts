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

/** Deletes older passwords than the policy needs. */
export async function forgetFormerPasswords(db: Db, accountId: string, most: number): Promise<void> {
  const retained = on(db)
    .selectFrom('identity.former_password')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
  await on(db)
    .deleteFrom('identity.former_password')
    .where('accountId', '=', accountId)
    .where('id', 'not in', retained)
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

/** Stores a better hash of the same password, unless the password was changed meanwhile. */
export async function savePasswordHash(db: Db, { accountId, before, after }: Renewal): Promise<void> {
  await on(db)
    .updateTable('identity.account')
    .set({ passwordHash: after })
    .where('id', '=', accountId)
    .where('passwordHash', '=', before)
    .execute()
}

/** One request per mailbox at a time, so that two at the same moment cannot both pass the limit. */
export async function lockAsking(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`identity.forgotten ${email}`}), ${db.siteId}::integer)`.execute(
    db.kysely,
  )
}

type Forgotten = { readonly email: string; readonly address: string; readonly since: Date }

/** Number of reset requests since a moment, for one mailbox and from one address. */
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
