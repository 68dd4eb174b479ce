import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { leaveErrors, type replyLeave as contract } from '@lyceum/contract/leave'
import { leaveApproved, leaveDeclined } from '#events/leave'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { placeFor } from './seat.ts'
import { closeRequest, requestById } from './store.ts'

/** B-226, B-316: decided once, by the manager, who stands in for them, or who administers leave; both names are kept. */
export async function replyLeave(
  ctx: Ctx,
  { id, isApproved, opinion }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const request = (await requestById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const place = (await placeFor(ctx, request)) ?? fail(commonErrors.NOT_FOUND)
  const state = isApproved ? 'approved' : 'declined'
  const decidedBy = ctx.actor.id
  const onBehalfOf = place === decidedBy ? null : place
  if (!(await closeRequest(ctx.db, id, { state, opinion, decidedBy, onBehalfOf, decidedAt: ctx.now })))
    fail(leaveErrors.LEAVE_DECIDED)
  const whose = { requestId: id, accountId: request.accountId }
  if (!isApproved) await ctx.tell(leaveDeclined, whose)
  else {
    const [from, until] = [request.fromAt.toISOString(), request.untilAt.toISOString()]
    await ctx.tell(leaveApproved, { ...whose, from, until })
  }
  return { id, state }
}
