import { type changeRole as contract, roleCodes } from '@lyceum/contract/identity'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { homeOf, roleExtId } from '../../rules.ts'
import { startSession } from '../session.ts'
import { hasRole } from '../store.ts'

/**
 * Switches to another of one's own roles: the role assignment is locked until the new session exists, so that a role
 * that is being withdrawn is either rejected here or removed from the new session (INV-R03).
 */
export async function changeRole(
  ctx: Ctx,
  { roleExtId: requestedRole }: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const role = roleCodes.find(
    (code) => requestedRole === roleExtId(code, ctx.site.id) || requestedRole === code,
  )
  if (!role) fail(commonErrors.ERROR_HAVE_NO_PERMISSION)
  const { id: accountId } = ctx.actor
  if (role !== 'NLRN' && !(await hasRole(ctx.db, accountId, role)))
    fail(commonErrors.ERROR_HAVE_NO_PERMISSION)
  await startSession(ctx, { accountId, role, answer })
  await ctx.audit({
    action: 'identity.role.change',
    object: `identity.account:${accountId}`,
    before: ctx.actor.role,
    after: role,
  })
  return { url: homeOf(role) }
}
