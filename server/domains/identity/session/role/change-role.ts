import { type changeRole as contract, roleCodes } from '@lyceum/contract/identity'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Answer } from '#platform/http'
import { homeOf, roleExtId } from '../../rules.ts'
import { startSession } from '../session.ts'
import { holdsRole } from '../store.ts'

/**
 * Switches to another role of the own list, as it is at this moment: the holding is kept still until the new session
 * stands, so that a role that is being taken away is either refused here or taken from the new session (INV-R03).
 */
export async function changeRole(
  ctx: Ctx,
  { roleExtId: wanted }: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const role = roleCodes.find((code) => wanted === roleExtId(code, ctx.site.id) || wanted === code)
  if (!role) fail(commonErrors.ERROR_HAVE_NO_PERMISSION)
  const { id: accountId } = ctx.actor
  if (role !== 'NLRN' && !(await holdsRole(ctx.db, accountId, role)))
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
