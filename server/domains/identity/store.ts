import type { RoleCode } from '@lyceum/contract/identity'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from './tables.ts'

export async function accountByUserName(db: Db, userName: string) {
  return on(db)
    .selectFrom('identity.account')
    .select(['id', 'passwordHash', 'state'])
    .where(sql`lower(user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst()
}

export async function rolesOf(db: Db, accountId: string): Promise<RoleCode[]> {
  const rows = await on(db)
    .selectFrom('identity.holding')
    .select('role')
    .where('accountId', '=', accountId)
    .execute()
  return rows.map(({ role }) => role)
}

type NewSession = {
  readonly tokenHash: Buffer
  readonly accountId: string
  readonly role: RoleCode
  readonly address: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { id } = await on(db)
    .insertInto('identity.session')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function touchLogin(db: Db, accountId: string, at: Date): Promise<void> {
  await on(db).updateTable('identity.account').set({ lastLoginAt: at }).where('id', '=', accountId).execute()
}

export async function sessionByToken(db: Db, tokenHash: Buffer) {
  return on(db)
    .selectFrom('identity.session as session')
    .innerJoin('identity.account as account', 'account.id', 'session.accountId')
    .select([
      'session.id',
      'session.accountId',
      'session.role',
      'session.expiresAt',
      'session.endedAt',
      'session.endReason',
    ])
    .select(['account.state', 'account.locale'])
    .where('session.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** Ends a session; answers the hash of its token, so that the caller can forget the cached answer. */
export async function endSession(
  db: Db,
  ending: { sessionId: string; at: Date; reason: 'logout' | 'elsewhere' | 'revoked' },
) {
  const ended = await on(db)
    .updateTable('identity.session')
    .set({ endedAt: ending.at, endReason: ending.reason })
    .where('id', '=', ending.sessionId)
    .where('endedAt', 'is', null)
    .returning('tokenHash')
    .executeTakeFirst()
  return ended?.tokenHash
}
