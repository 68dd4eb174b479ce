import type { RoleCode } from '@lyceum/contract/identity'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx, Scope } from '#platform/ctx'
import { dayOf } from '#platform/time/days'
import { fail } from '#platform/app-error'
import { refuseWithoutAdministrator } from '../account/store.ts'
import { recheckSessions } from '../session/end-sessions.ts'
import { deleteEnded, deleteRoleAssignments, insertRoleAssignments, lockAccounts } from './store.ts'

type Grant = {
  readonly accountIds: readonly string[]
  readonly role: RoleCode
  /** Left out: the built-in role. */
  readonly customRoleId?: string
  readonly scope?: Scope
  /** When it ends; left out: valid until it is withdrawn. */
  readonly endsAt?: Date | null
}

/** Grants a role to people and returns the new role assignments. The caller checks who may do so, and where. */
export function grantRole(ctx: Ctx, { accountIds, ...what }: Grant): Promise<readonly string[]> {
  return ctx.transaction(async (ctx) => {
    const found = await lockAccounts(ctx.db, accountIds)
    if (found.length < new Set(accountIds).size) fail(commonErrors.NOT_FOUND)
    const { role, customRoleId = null, scope = { kind: 'site' }, endsAt = null } = what
    const made = await insertRoleAssignments(ctx.db, {
      accountIds,
      role,
      customRoleId,
      scope,
      grantedBy: ctx.actor.id === '0' ? null : ctx.actor.id,
      grantedAt: ctx.now,
      endsAt,
    })
    // A role that ends by itself does not count as the remaining administrator.
    if (role === 'ADM' && endsAt) await refuseWithoutAdministrator(ctx.db)
    if (made.length === 0) return []
    const gained = made.map(({ accountId }) => accountId)
    await recheckSessions(ctx, ...gained)
    await ctx.audit({
      action: 'identity.role.grant',
      object: objectOf(gained, role),
      before: null,
      after: { role, customRoleId, scope, accountIds: gained, lastDay: lastDayOf(endsAt, ctx.site.zone) },
    })
    return made.map(({ id }) => id)
  })
}

/** Withdraws roles; they are gone from running sessions with the next call (INV-R04). */
export function withdrawRole(ctx: Ctx, assignmentIds: readonly string[]): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const gone = await deleteRoleAssignments(ctx.db, assignmentIds)
    if (gone.length < new Set(assignmentIds).size) fail(commonErrors.NOT_FOUND)
    await refuseWithoutAdministrator(ctx.db)
    const accountIds = [...new Set(gone.map(({ accountId }) => accountId))]
    await recheckSessions(ctx, ...accountIds)
    await ctx.audit({
      action: 'identity.role.withdraw',
      object: objectOf(accountIds, gone[0]?.role ?? ''),
      before: gone,
      after: null,
    })
  })
}

/** Deletes and audits expired role assignments. They gave no rights any more, because every query checks the end. */
export async function endRoleAssignments(ctx: Ctx): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const gone = await deleteEnded(ctx.db, ctx.now)
    for (const { accountId, role, customRoleId, scope, scopeId, endsAt } of gone)
      await ctx.audit({
        action: 'identity.role.end',
        object: `identity.account:${accountId}`,
        before: { role, customRoleId, scope, scopeId, lastDay: lastDayOf(endsAt, ctx.site.zone) },
      })
  })
}

/** The last day on which something with this end is valid. */
export const lastDayOf = (endsAt: Date | null, zone: string): string | null =>
  endsAt && dayOf(new Date(endsAt.getTime() - 1), zone)

/** One person gets an audit entry of their own; many share one for the role. */
const objectOf = (accountIds: readonly string[], role: string) =>
  accountIds.length === 1 ? `identity.account:${accountIds[0]}` : `identity.role:${role}`
