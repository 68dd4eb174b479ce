import type { RoleCode } from '@lyceum/contract/identity'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type EndReason = 'logout' | 'elsewhere' | 'expired' | 'revoked' | 'rotated'

type NewSession = {
  readonly tokenHash: Buffer
  readonly accountId: string
  readonly role: RoleCode
  readonly singleKey: string | null
  readonly address: string
  readonly agent: string
  readonly createdAt: Date
  readonly seenAt: Date
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

/** A session with all that decides whether it is in force: its account, and whether the role is still held. */
export async function sessionByToken(db: Db, tokenHash: Buffer) {
  return on(db)
    .selectFrom('identity.session as session')
    .innerJoin('identity.account as account', 'account.id', 'session.accountId')
    .leftJoin('identity.holding as holding', (join) =>
      join.onRef('holding.accountId', '=', 'session.accountId').onRef('holding.role', '=', 'session.role'),
    )
    .select([
      'session.id',
      'session.accountId',
      'session.role',
      'session.expiresAt',
      'session.seenAt',
      'session.endedAt',
      'session.endReason',
    ])
    .select(['account.state', 'account.locale', 'account.expiresAt as accountExpiresAt'])
    .select('holding.role as heldRole')
    .where('session.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export async function touchSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await on(db).updateTable('identity.session').set({ seenAt: at }).where('id', '=', sessionId).execute()
}

export type Ending = {
  readonly at: Date
  readonly reason: EndReason
  readonly accountId: string
  /** Given, only this one; else all live sessions of the account. */
  readonly sessionId?: string
}

/** Ends sessions; answers what is needed to forget and disconnect them. */
export async function endSessionRows(db: Db, { at, reason, accountId, sessionId }: Ending) {
  let ending = on(db)
    .updateTable('identity.session')
    .set({ endedAt: at, endReason: reason })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
  if (sessionId !== undefined) ending = ending.where('id', '=', sessionId)
  return ending.returning(['id', 'tokenHash']).execute()
}

export async function liveSessions(db: Db, accountId: string) {
  return on(db)
    .selectFrom('identity.session')
    .select(['id', 'tokenHash'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Whether the role is held at this moment; the row stays until the transaction ends. */
export async function holdsRole(db: Db, accountId: string, role: RoleCode): Promise<boolean> {
  const held = await on(db)
    .selectFrom('identity.holding')
    .select('role')
    .where('accountId', '=', accountId)
    .where('role', '=', role)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}
