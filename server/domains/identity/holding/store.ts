import type { RoleCode } from '@lyceum/contract/identity'
import { sql } from 'kysely'
import type { Scope } from '#platform/ctx'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { inForce } from './in-force-queries.ts'

/** Holds people still, in one order for everybody, so that two grants to the same people do not block each other. */
export async function lockAccounts(db: Db, accountIds: readonly string[]) {
  return on(db)
    .selectFrom('identity.account')
    .select('id')
    .where('id', 'in', accountIds)
    .where('state', '!=', 'left')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

type NewHoldings = {
  readonly accountIds: readonly string[]
  readonly role: RoleCode
  readonly customRoleId: string | null
  readonly scope: Scope
  readonly grantedBy: string | null
  readonly grantedAt: Date
  /** From when on it is no longer held; null: until it is taken back. */
  readonly endsAt?: Date | null
}

/** Answers those that are new, or end at another moment than before. */
export async function insertHoldings(db: Db, { accountIds, scope, endsAt = null, ...what }: NewHoldings) {
  const place = { scope: scope.kind, scopeId: scope.kind === 'site' ? null : scope.id }
  return on(db)
    .insertInto('identity.holding')
    .values(accountIds.map((accountId) => ({ accountId, ...place, ...what, endsAt })))
    .onConflict((conflict) =>
      conflict
        .expression(sql`site_id, account_id, role, coalesce(custom_role_id, 0), scope, coalesce(scope_id, 0)`)
        .doUpdateSet((at) => ({
          endsAt: at.ref('excluded.endsAt'),
          grantedBy: at.ref('excluded.grantedBy'),
          grantedAt: at.ref('excluded.grantedAt'),
        }))
        .where((at) => at('identity.holding.endsAt', 'is distinct from', at.ref('excluded.endsAt'))),
    )
    .returning(['id', 'accountId'])
    .execute()
}

/** Takes away what has run out; answers what it was. */
export async function deleteEnded(db: Db, now: Date) {
  return on(db).deleteFrom('identity.holding').where('endsAt', '<=', now).returning(whole).execute()
}

const whole = ['id', 'accountId', 'role', 'customRoleId', 'scope', 'scopeId', 'endsAt'] as const

export async function deleteHoldings(db: Db, holdingIds: readonly string[]) {
  return on(db).deleteFrom('identity.holding').where('id', 'in', holdingIds).returning(whole).execute()
}

/**
 * What somebody holds of one role at this moment, kept still until the transaction ends: nobody takes it away, nor
 * narrows it, between the question and the deed (INV-R06).
 */
export async function lockHoldingsOf(db: Db, accountId: string, role: string) {
  const held = await on(db)
    .selectFrom('identity.holding')
    .select(['customRoleId', 'scope', 'scopeId'])
    .where('accountId', '=', accountId)
    .where((at) => at('role', '=', at.cast<RoleCode>(at.val(role), 'text')))
    .where(inForce('identity.holding'))
    .forShare()
    .execute()
  const ids = held.flatMap(({ customRoleId }) => (customRoleId === null ? [] : [customRoleId]))
  const roles = new Map((await lockRoles(db, ids)).map((one) => [one.id, one.permissions]))
  return held.map(({ customRoleId, scope, scopeId }) => ({
    scope,
    scopeId,
    permissions: customRoleId === null ? null : (roles.get(customRoleId) ?? []),
  }))
}

async function lockRoles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('identity.custom_role')
    .select(['id', 'permissions'])
    .where('id', 'in', ids)
    .forShare()
    .execute()
}
