import type { RoleCode } from '@lyceum/contract/identity'
import { commonErrors } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { recheckSessions } from '../session/end-sessions.ts'
import { lockAccount } from '../store.ts'
import { deleteHolding, insertHolding, refuseWithoutAdministrator } from './store.ts'

type Holding = { readonly accountId: string; readonly role: RoleCode }

/** Gives a role to a person. Who may do so is for the caller to ask. */
export function grantRole(ctx: Ctx, { accountId, role }: Holding): Promise<void> {
  return ctx.transaction(async (ctx) => {
    if (!(await lockAccount(ctx.db, accountId))) fail(commonErrors.NOT_FOUND)
    if (!(await insertHolding(ctx.db, accountId, role))) return
    await ctx.audit({ action: 'identity.role.grant', object: `identity.account:${accountId}`, after: role })
  })
}

/** Takes a role from a person; it is gone from their running sessions with the next call (INV-R04). */
export function withdrawRole(ctx: Ctx, { accountId, role }: Holding): Promise<void> {
  return ctx.transaction(async (ctx) => {
    if (!(await deleteHolding(ctx.db, accountId, role))) fail(commonErrors.NOT_FOUND)
    await refuseWithoutAdministrator(ctx.db)
    await recheckSessions(ctx, accountId)
    await ctx.audit({
      action: 'identity.role.withdraw',
      object: `identity.account:${accountId}`,
      before: role,
    })
  })
}
