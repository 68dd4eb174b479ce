import type { RoleCode } from '@lyceum/contract/identity'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { inForce } from './active-queries.ts'
import { on } from './tables.ts'

/** The columns that sign-in needs of an account. */
const signInColumns = [
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

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof accountById>>>

export async function accountById(db: Db, accountId: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(signInColumns)
    .where('id', '=', accountId)
    .executeTakeFirst()
}

export async function accountByUserName(db: Db, userName: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(signInColumns)
    .where(sql`lower(user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst()
}

/** Accounts with a mail address; several people may share one. */
export async function accountsByEmail(db: Db, email: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(signInColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(5)
    .execute()
}

/** The only account with a number in any of its spellings; a number that two people share matches none. */
export async function accountByPhone(db: Db, spellings: readonly string[]) {
  const found = await on(db)
    .selectFrom('identity.account')
    .select(signInColumns)
    .where('phone', 'in', spellings)
    .where('state', '!=', 'left')
    .limit(2)
    .execute()
  return found.length === 1 ? found[0] : undefined
}

/** The only active account with a mailbox; one that several people share matches none. */
export async function accountByEmailAlone(db: Db, email: string) {
  const found = await accountsByEmail(db, email)
  return found.length === 1 ? found[0] : undefined
}

export async function accountByStaffNo(db: Db, staffNo: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(signInColumns)
    .where('staffNo', '=', staffNo)
    .executeTakeFirst()
}

/** Locks an account until the transaction ends, so that two calls change it one after the other. */
export async function lockAccount(db: Db, accountId: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(signInColumns)
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
