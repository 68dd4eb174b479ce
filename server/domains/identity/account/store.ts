import { sql } from 'kysely'
import { identityErrors } from '@lyceum/contract/identity'
import type { Locale } from '@lyceum/contract/kit'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { on } from '../tables.ts'

export type NewAccount = {
  readonly userName: string
  readonly name: string
  readonly gender: 'F' | 'M' | null
  readonly bornOn: string | null
  readonly joinedOn: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly staffNo?: string | null
  readonly passwordHash: string | null
  readonly passwordChangedAt: Date | null
  readonly state: 'pending' | 'active'
  readonly locale: Locale
  readonly createdAt: Date
}

/** Creates an account; undefined when its user name or staff number is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<string | undefined> {
  const made = await on(db)
    .insertInto('identity.account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export async function isNameTaken(db: Db, userName: string): Promise<boolean> {
  const taken = await on(db)
    .selectFrom('identity.account')
    .select('id')
    .where(sql`lower(user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst()
  return taken !== undefined
}

export async function insertForm(db: Db, accountId: string, image: Buffer): Promise<void> {
  await on(db).insertInto('identity.registration_form').values({ accountId, image }).execute()
}

export async function deleteForm(db: Db, accountId: string): Promise<void> {
  await on(db).deleteFrom('identity.registration_form').where('accountId', '=', accountId).execute()
}

/** An undecided registration, locked until the transaction ends. */
export async function lockPending(db: Db, accountId: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(['id', 'userName', 'name', 'email', 'locale'])
    .where('id', '=', accountId)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()
}

/** Deletes a rejected registration with all that came with it. */
export async function deletePending(db: Db, accountId: string): Promise<void> {
  await on(db).deleteFrom('identity.acceptance').where('accountId', '=', accountId).execute()
  await on(db).deleteFrom('identity.ticket').where('accountId', '=', accountId).execute()
  await on(db)
    .deleteFrom('identity.account')
    .where('id', '=', accountId)
    .where('state', '=', 'pending')
    .execute()
}

type State = 'active' | 'suspended' | 'left'

export async function setState(db: Db, accountId: string, state: State): Promise<void> {
  await on(db).updateTable('identity.account').set({ state }).where('id', '=', accountId).execute()
}

export async function demandPasswordChange(db: Db, accountId: string): Promise<void> {
  await on(db)
    .updateTable('identity.account')
    .set({ mustChangePassword: true })
    .where('id', '=', accountId)
    .execute()
}

export type Own = Partial<{
  readonly locale: Locale
  readonly nickname: string | null
  readonly bornOn: string | null
  readonly avatarFileId: string | null
}>

export async function setOwn(db: Db, accountId: string, own: Own): Promise<void> {
  await on(db).updateTable('identity.account').set(own).where('id', '=', accountId).execute()
}

/**
 * Runs the table's deferred constraint now instead of at commit: of two administrators who remove each other at the
 * same moment the second waits here and is rejected (INV-R05).
 */
export async function refuseWithoutAdministrator(db: Db): Promise<void> {
  try {
    await sql`set constraints all immediate`.execute(db.kysely)
  } catch (error) {
    if (error instanceof Error && error.message === 'LAST_ADMINISTRATOR')
      fail(identityErrors.LAST_ADMINISTRATOR)
    throw error
  }
}
