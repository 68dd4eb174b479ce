import type { RoleCode } from '@lyceum/contract/identity'
import type { Db } from '#platform/db'
import { inForce, roleAssignmentsAsJson } from '../active-queries.ts'
import { on } from '../tables.ts'
import type { Device } from './device-kind.ts'

type EndReason = 'logout' | 'elsewhere' | 'expired' | 'revoked' | 'rotated'

type NewSession = {
  readonly tokenHash: Buffer
  readonly accountId: string
  readonly role: RoleCode
  readonly device: Device
  readonly singleKey: string | null
  readonly address: string
  readonly agent: string
  readonly createdAt: Date
  readonly seenAt: Date
  readonly expiresAt: Date
  /** Who is viewing through it, and from which session of their own. */
  readonly realAccountId?: string
  readonly realSessionId?: string
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { id } = await on(db)
    .insertInto('identity.session')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function sessionByToken(db: Db, tokenHash: Buffer) {
  return sessions(db).where('session.tokenHash', '=', tokenHash).executeTakeFirst()
}

export async function sessionById(db: Db, sessionId: string) {
  return sessions(db).where('session.id', '=', sessionId).executeTakeFirst()
}

/** Sessions with everything that decides whether they are in force: the account, and the role assignments. */
function sessions(db: Db) {
  return (
    on(db)
      .selectFrom('identity.session as session')
      .innerJoin('identity.account as account', 'account.id', 'session.accountId')
      .select([
        'session.id',
        'session.accountId',
        'session.role',
        'session.expiresAt',
        'session.seenAt',
        'session.endedAt',
        'session.endReason',
        'session.realAccountId',
        'session.realSessionId',
      ])
      // Whoever looks on must still be able to: their own session open, their account in use, their role held.
      .select((at) =>
        at
          .exists(
            at
              .selectFrom('identity.session as real')
              .innerJoin('identity.account as viewer', 'viewer.id', 'real.accountId')
              .innerJoin('identity.holding as office', (join) =>
                join.onRef('office.accountId', '=', 'real.accountId').onRef('office.role', '=', 'real.role'),
              )
              .select('real.id')
              .whereRef('real.id', '=', 'session.realSessionId')
              .where('real.endedAt', 'is', null)
              .where('viewer.state', '=', 'active')
              .where(inForce('office')),
          )
          .$castTo<boolean>()
          .as('realHolds'),
      )
      .select(['account.state', 'account.locale', 'account.isExternal'])
      .select('account.expiresAt as accountExpiresAt')
      .select((at) =>
        at
          .selectFrom('identity.holding as holding')
          .leftJoin('identity.custom_role as own', 'own.id', 'holding.customRoleId')
          .select(roleAssignmentsAsJson.as('all'))
          .whereRef('holding.accountId', '=', 'session.accountId')
          .whereRef('holding.role', '=', 'session.role')
          .where(inForce('holding'))
          .$asScalar()
          .$notNull()
          .as('holdings'),
      )
  )
}

export async function touchSession(db: Db, sessionIds: readonly string[], at: Date): Promise<void> {
  await on(db).updateTable('identity.session').set({ seenAt: at }).where('id', 'in', sessionIds).execute()
}

export type Ending = {
  readonly at: Date
  readonly reason: EndReason
  readonly accountId: string
  /** If given, only this one; otherwise all open sessions of the account. */
  readonly sessionId?: string
  /** If given, only those on this kind of device. */
  readonly device?: Device
}

/**
 * Ends sessions and returns what is needed to clear caches and disconnect them. A sign-in elsewhere does not end
 * view-as sessions.
 */
export async function endSessionRows(db: Db, { at, reason, accountId, sessionId, device }: Ending) {
  let ending = on(db)
    .updateTable('identity.session')
    .set({ endedAt: at, endReason: reason })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
  if (sessionId !== undefined) ending = ending.where('id', '=', sessionId)
  if (device !== undefined) ending = ending.where('device', '=', device)
  if (reason === 'elsewhere') ending = ending.where('realAccountId', 'is', null)
  return ending.returning(['id', 'tokenHash']).execute()
}

/** View-as sessions of these people: they are valid no longer than the viewer's own, and are rechecked with it. */
export async function lookedThrough(db: Db, realAccountIds: readonly string[]) {
  return on(db)
    .selectFrom('identity.session')
    .select(['id', 'tokenHash'])
    .where('realAccountId', 'in', realAccountIds)
    .where('endedAt', 'is', null)
    .execute()
}

/** Ends expired view-as sessions as of their expiry; returns who viewed as whom. */
export async function endExpiredViews(db: Db, now: Date) {
  return on(db)
    .updateTable('identity.session')
    .set((at) => ({ endedAt: at.ref('expiresAt'), endReason: 'expired' }))
    .where('realAccountId', 'is not', null)
    .where('endedAt', 'is', null)
    .where('expiresAt', '<=', now)
    .returning(['accountId', 'realAccountId', 'expiresAt'])
    .execute()
}

export async function liveSessions(db: Db, accountIds: readonly string[]) {
  return on(db)
    .selectFrom('identity.session')
    .select(['id', 'tokenHash'])
    .where('accountId', 'in', accountIds)
    .where('endedAt', 'is', null)
    .execute()
}

/** Whether the role is assigned at this moment; the row is locked until the transaction ends. */
export async function hasRole(db: Db, accountId: string, role: RoleCode): Promise<boolean> {
  const assignment = await on(db)
    .selectFrom('identity.holding')
    .select('role')
    .where('accountId', '=', accountId)
    .where('role', '=', role)
    .where(inForce('identity.holding'))
    .forShare()
    .executeTakeFirst()
  return assignment !== undefined
}

/** All role assignments of a person: the permissions of a custom role, null for a built-in one. */
export async function allRoleAssignments(db: Db, accountId: string) {
  return on(db)
    .selectFrom('identity.holding as holding')
    .leftJoin('identity.custom_role as own', 'own.id', 'holding.customRoleId')
    .select(['holding.role', 'own.permissions'])
    .where('holding.accountId', '=', accountId)
    .where(inForce('holding'))
    .execute()
}
