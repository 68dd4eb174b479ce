import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Counter } from './freeze-account.ts'

const guessColumns = ['failures', 'freezes', 'frozenUntil', 'lastAt'] as const

export async function counterOf(db: Db, subject: string): Promise<Counter | undefined> {
  return on(db)
    .selectFrom('identity.failure')
    .select(guessColumns)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/**
 * Locks the counter of a subject and creates it if missing, so that there is a row to lock. One statement: between
 * two, a right guess could delete the counter.
 */
export async function lockCounter(db: Db, subject: string, now: Date): Promise<Counter> {
  return on(db)
    .insertInto('identity.failure')
    .values({ subject, lastAt: now })
    .onConflict((conflict) => conflict.columns(['siteId', 'subject']).doUpdateSet({ subject }))
    .returning(guessColumns)
    .executeTakeFirstOrThrow()
}

export async function saveCounter(db: Db, subject: string, counter: Counter): Promise<void> {
  await on(db).updateTable('identity.failure').set(counter).where('subject', '=', subject).execute()
}

export async function clearCounter(db: Db, subject: string): Promise<void> {
  await on(db).deleteFrom('identity.failure').where('subject', '=', subject).execute()
}

/** A guess that could not be checked does not count; if it froze the account, that is undone too. */
export async function giveBack(db: Db, subject: string, didFreeze: boolean): Promise<void> {
  await on(db)
    .updateTable('identity.failure')
    .set({
      failures: sql`greatest(failures - 1, 0)`,
      ...(didFreeze ? { frozenUntil: null, freezes: sql`greatest(freezes - 1, 0)` } : {}),
    })
    .where('subject', '=', subject)
    .execute()
}

type Device = { readonly accountId: string; readonly tokenHash: Buffer }

/** Uses one attempt of a known device; undefined when the device is unknown or has none left. */
export async function takeDeviceTry(
  db: Db,
  { accountId, tokenHash }: Device,
  limit: number,
): Promise<number | undefined> {
  const taken = await on(db)
    .updateTable('identity.device')
    .set({ failures: sql`failures + 1` })
    .where('accountId', '=', accountId)
    .where('tokenHash', '=', tokenHash)
    .where('failures', '<', limit)
    .returning('failures')
    .executeTakeFirst()
  return taken?.failures
}

export async function giveDeviceTryBack(db: Db, { accountId, tokenHash }: Device): Promise<void> {
  await on(db)
    .updateTable('identity.device')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('accountId', '=', accountId)
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function rememberDevice(db: Db, device: Device, now: Date): Promise<void> {
  const seen = { failures: 0, seenAt: now }
  await on(db)
    .insertInto('identity.device')
    .values({ ...device, ...seen })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId', 'tokenHash']).doUpdateSet(seen))
    .execute()
}

export async function clearDeviceFailures(db: Db, accountId: string): Promise<void> {
  await on(db)
    .updateTable('identity.device')
    .set({ failures: 0 })
    .where('accountId', '=', accountId)
    .execute()
}

/** Whether anybody of the site had a session from this address since a moment. */
export async function isKnownAddress(
  db: Db,
  { address, since }: { readonly address: string; readonly since: Date },
): Promise<boolean> {
  const seen = await on(db)
    .selectFrom('identity.session')
    .select('id')
    .where('address', '=', address)
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst()
  return seen !== undefined
}
