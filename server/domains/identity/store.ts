import type { RoleCode } from '@lyceum/contract/identity'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { inForce } from './holding/in-force-queries.ts'
import { on } from './tables.ts'

/** What the doors must know of an account. */
const atTheDoor = [
  'id',
  'userName',
  'name',
  'passwordHash',
  'state',
  'expiresAt',
  'mustChangePassword',
  'passwordChangedAt',
  'locale',
  'email',
] as const

export type DoorAccount = NonNullable<Awaited<ReturnType<typeof accountById>>>

export async function accountById(db: Db, accountId: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(atTheDoor)
    .where('id', '=', accountId)
    .executeTakeFirst()
}

export async function accountByUserName(db: Db, userName: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(atTheDoor)
    .where(sql`lower(user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst()
}

/** Accounts that can be reached at an address; several people may share one. */
export async function accountsByEmail(db: Db, email: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(atTheDoor)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(5)
    .execute()
}

/** The one account of a number in any of its spellings; a number that two people share opens no door. */
export async function accountByPhone(db: Db, spellings: readonly string[]) {
  const found = await on(db)
    .selectFrom('identity.account')
    .select(atTheDoor)
    .where('phone', 'in', spellings)
    .where('state', '!=', 'left')
    .limit(2)
    .execute()
  return found.length === 1 ? found[0] : undefined
}

/** The one active account of a mailbox; one that several people share says nothing about any of them. */
export async function accountByEmailAlone(db: Db, email: string) {
  const found = await accountsByEmail(db, email)
  return found.length === 1 ? found[0] : undefined
}

export async function accountByStaffNo(db: Db, staffNo: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(atTheDoor)
    .where('staffNo', '=', staffNo)
    .executeTakeFirst()
}

/** Holds an account still until the transaction ends: what two calls do to it then happens one after the other. */
export async function lockAccount(db: Db, accountId: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(atTheDoor)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function rolesOf(db: Db, accountId: string): Promise<RoleCode[]> {
  const rows = await on(db)
    .selectFrom('identity.holding')
    .select('role')
    .distinct()
    .where('accountId', '=', accountId)
    .where(inForce('identity.holding'))
    .execute()
  return rows.map(({ role }) => role)
}

export async function touchLogin(db: Db, accountId: string, at: Date): Promise<void> {
  await on(db).updateTable('identity.account').set({ lastLoginAt: at }).where('id', '=', accountId).execute()
}
