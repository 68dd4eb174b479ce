import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** What other domains write of an account, only through `rights/change-accounts.ts`. */
export type AccountRecord = {
  readonly userName: string
  readonly name: string
  readonly nickname: string | null
  readonly gender: 'F' | 'M' | null
  readonly staffNo: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly joinedOn: string | null
  readonly isExternal: boolean
  readonly expiresAt: Date | null
}

export async function insertPerson(db: Db, record: AccountRecord, createdAt: Date): Promise<string> {
  const { id } = await on(db)
    .insertInto('identity.account')
    .values({ ...record, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePerson(db: Db, accountId: string, record: Partial<AccountRecord>): Promise<void> {
  if (Object.keys(record).length === 0) return
  await on(db).updateTable('identity.account').set(record).where('id', '=', accountId).execute()
}

/** A returning person: the old password is no longer valid. */
export async function reopen(db: Db, accountId: string, joinedOn: string): Promise<void> {
  await on(db)
    .updateTable('identity.account')
    .set({ state: 'active', joinedOn, passwordHash: null, mustChangePassword: true })
    .where('id', '=', accountId)
    .execute()
}

/** Which field is already taken, read from the violated index. */
export function takenBy(error: unknown): 'userName' | 'staffNo' | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  if (error.constraint === 'account_by_user_name') return 'userName'
  return error.constraint === 'account_by_staff_no' ? 'staffNo' : undefined
}

export async function accountIdByStaffNo(db: Db, staffNo: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(['id', 'state'])
    .where('staffNo', '=', staffNo)
    .executeTakeFirst()
}
