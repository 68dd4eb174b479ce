import type { RoleCode } from '@lyceum/contract/identity'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx, Scope } from '#platform/ctx'
import { dayOf } from '#platform/days'
import { fail } from '#platform/failure'
import { refuseWithoutAdministrator } from '../account/store.ts'
import { recheckSessions } from '../session/end-sessions.ts'
import { deleteEnded, deleteHoldings, insertHoldings, lockAccounts } from './store.ts'

type Grant = {
  readonly accountIds: readonly string[]
  readonly role: RoleCode
  /** Left out: the role as the house defines it. */
  readonly customRoleId?: string
  readonly scope?: Scope
  /** From when on it is no longer held; left out: until it is taken back. */
  readonly endsAt?: Date | null
}

/** Gives a role to people; answers the new holdings. Who may do so, and where, is for the caller to ask. */
export function grantRole(ctx: Ctx, { accountIds, ...what }: Grant): Promise<readonly string[]> {
  return ctx.transaction(async (ctx) => {
    const found = await lockAccounts(ctx.db, accountIds)
    if (found.length < new Set(accountIds).size) fail(commonErrors.NOT_FOUND)
    const { role, customRoleId = null, scope = { kind: 'site' }, endsAt = null } = what
    const made = await insertHoldings(ctx.db, {
      accountIds,
      role,
      customRoleId,
      scope,
      grantedBy: ctx.actor.id === '0' ? null : ctx.actor.id,
      grantedAt: ctx.now,
      endsAt,
    })
    // An administrator whose role ends by itself keeps no site in hands.
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

/** Takes roles back; they are gone from running sessions with the next call (INV-R04). */
export function withdrawRole(ctx: Ctx, holdingIds: readonly string[]): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const gone = await deleteHoldings(ctx.db, holdingIds)
    if (gone.length < new Set(holdingIds).size) fail(commonErrors.NOT_FOUND)
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

/** Takes away what has run out. Rights ended at that moment already, for every reader asks; here it is told, and tidied. */
export async function endHoldings(ctx: Ctx): Promise<void> {
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

/** The last day on which something holds that ends at a moment. */
export const lastDayOf = (endsAt: Date | null, zone: string): string | null =>
  endsAt && dayOf(new Date(endsAt.getTime() - 1), zone)

/** One person has an entry under his own name; many share one under the name of the role. */
const objectOf = (accountIds: readonly string[], role: string) =>
  accountIds.length === 1 ? `identity.account:${accountIds[0]}` : `identity.role:${role}`
