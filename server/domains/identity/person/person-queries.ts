import type { Db } from '#platform/db'
import { inForce } from '../active-queries.ts'
import { on } from '../tables.ts'

/** The roles of accounts with the place of each, and the permissions of custom roles. */
export async function roleAssignmentsOf(db: Db, accountIds: readonly string[]) {
  return on(db)
    .selectFrom('identity.holding as held')
    .leftJoin('identity.custom_role as own', 'own.id', 'held.customRoleId')
    .select(['held.accountId', 'held.role', 'held.scope', 'held.scopeId', 'held.grantedAt'])
    .select(['own.name as ownName', 'own.permissions'])
    .where('held.accountId', 'in', accountIds)
    .where(inForce('held'))
    .orderBy('held.grantedAt')
    .orderBy('held.id')
    .execute()
}

const mostEnded = 20

/** The sessions of an account: open ones, then the latest that ended. */
export async function sessionsOf(db: Db, accountId: string, now: Date) {
  const columns = ['id', 'role', 'address', 'agent', 'createdAt', 'seenAt', 'endedAt', 'endReason'] as const
  const all = on(db)
    .selectFrom('identity.session')
    .select([...columns, 'expiresAt', 'realAccountId'])
    .where('accountId', '=', accountId)
  const open = await all
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
  const over = await all
    .where((at) => at.or([at('endedAt', 'is not', null), at('expiresAt', '<=', now)]))
    .orderBy('id', 'desc')
    .limit(mostEnded)
    .execute()
  return [...open, ...over]
}

/** The agreement versions that an account has accepted. */
export async function acceptancesOf(db: Db, accountId: string) {
  return on(db)
    .selectFrom('identity.acceptance as accepted')
    .innerJoin('identity.agreement as agreement', 'agreement.id', 'accepted.agreementId')
    .select([
      'accepted.agreementId',
      'agreement.kind',
      'agreement.version',
      'accepted.at',
      'accepted.address',
    ])
    .where('accepted.accountId', '=', accountId)
    .orderBy('accepted.at', 'desc')
    .orderBy('accepted.agreementId')
    .limit(100)
    .execute()
}
