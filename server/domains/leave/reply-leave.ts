import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { leaveErrors, type replyLeave as contract } from '@lyceum/contract/leave'
import { leaveApproved, leaveDeclined } from '#events/leave'
import { decisionOf } from '#platform/approval'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { placeFor } from './approver-seat.ts'
import { closeRequest, requestById } from './store.ts'

/** B-226, B-316: decided once, by the manager, their deputy, or a leave administrator; both names are stored. */
export async function replyLeave(
  ctx: Ctx,
  { id, isApproved, opinion }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const request = (await requestById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const place = (await placeFor(ctx, request)) ?? fail(commonErrors.NOT_FOUND)
  const decision = decisionOf(ctx, place, { isApproved, opinion })
  if (!(await closeRequest(ctx.db, id, decision))) fail(leaveErrors.LEAVE_DECIDED)
  const whose = { requestId: id, accountId: request.accountId }
  if (!isApproved) await ctx.publish(leaveDeclined, whose)
  else {
    const [from, until] = [request.fromAt.toISOString(), request.untilAt.toISOString()]
    await ctx.publish(leaveApproved, { ...whose, from, until })
  }
  return { id, state: decision.state }
}
