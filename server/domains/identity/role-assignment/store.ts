import type { RoleCode } from '@lyceum/contract/identity'
import { sql } from 'kysely'
import type { Scope } from '#platform/ctx'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { inForce } from '../active-queries.ts'

/** Locks people in one order, so that two grants to the same people do not deadlock. */
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

type NewAssignments = {
  readonly accountIds: readonly string[]
  readonly role: RoleCode
  readonly customRoleId: string | null
  readonly scope: Scope
  readonly grantedBy: string | null
  readonly grantedAt: Date
  /** When it ends; null: valid until it is withdrawn. */
  readonly endsAt?: Date | null
}

/** Returns those that are new, or whose end changed. */
export async function insertRoleAssignments(
  db: Db,
  { accountIds, scope, endsAt = null, ...what }: NewAssignments,
) {
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

/** Deletes and returns expired role assignments. */
export async function deleteEnded(db: Db, now: Date) {
  return on(db).deleteFrom('identity.holding').where('endsAt', '<=', now).returning(whole).execute()
}

const whole = ['id', 'accountId', 'role', 'customRoleId', 'scope', 'scopeId', 'endsAt'] as const

export async function deleteRoleAssignments(db: Db, assignmentIds: readonly string[]) {
  return on(db).deleteFrom('identity.holding').where('id', 'in', assignmentIds).returning(whole).execute()
}

/**
 * The assignments of one role of a person, locked until the transaction ends: nobody withdraws or narrows them
 * between the check and the change (INV-R06).
 */
export async function lockRoleAssignments(db: Db, accountId: string, role: string) {
  const roleAssignments = await on(db)
    .selectFrom('identity.holding')
    .select(['customRoleId', 'scope', 'scopeId'])
    .where('accountId', '=', accountId)
    .where((at) => at('role', '=', at.cast<RoleCode>(at.val(role), 'text')))
    .where(inForce('identity.holding'))
    .forShare()
    .execute()
  const ids = roleAssignments.flatMap(({ customRoleId }) => (customRoleId === null ? [] : [customRoleId]))
  const roles = new Map((await lockRoles(db, ids)).map((role) => [role.id, role.permissions]))
  return roleAssignments.map(({ customRoleId, scope, scopeId }) => ({
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
