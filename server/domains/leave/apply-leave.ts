import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/leave'
import { leaveErrors } from '@lyceum/contract/leave'
import { learningErrors } from '@lyceum/contract/learning'
import { findCourse } from '#domains/learning'
import { managerOf } from '#domains/org'
import { leaveAsked } from '#events/leave'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { canHide, faultOf, longestDays } from './rules.ts'
import { closeRequest, hideRequest, insertRequest, requestById } from './store.ts'

/** Leave is possible from courses one is enrolled in, or will be after approval. */
const running = ['PENDING', 'WAITING', 'IN_PROGRESS']

/** B-313 to B-315: goes to the current manager. */
export async function applyLeave(
  ctx: Ctx,
  { type, reason, from, until, itmId }: Input<typeof contract.applyLeave>,
): Promise<Result<typeof contract.applyLeave>> {
  if (itmId !== null) await isStudying(ctx, itmId)
  if (type === null || reason === '') return fail(leaveErrors.LEAVE_FIELD_REQUIRED)
  const span = { from: new Date(from), until: new Date(until) }
  const fault = faultOf(span)
  if (fault === 'order') fail(leaveErrors.LEAVE_TIME_ORDER)
  if (fault === 'length') fail(leaveErrors.LEAVE_TOO_LONG, { days: longestDays })
  const accountId = ctx.actor.id
  const approverId = (await managerOf(ctx.db, accountId)) ?? null
  const request = { accountId, courseId: itmId, type, reason, approverId, askedAt: ctx.now }
  const id = await insertRequest(ctx.db, { ...request, fromAt: span.from, untilAt: span.until })
  if (approverId !== null) await ctx.publish(leaveAsked, { requestId: id, accountId, approverId })
  return { id }
}

/** Passes only for a course of the caller; a course they may not see is not found. */
async function isStudying(ctx: Ctx, itmId: string): Promise<void> {
  const { current } = (await findCourse(ctx, itmId)) ?? fail(commonErrors.NOT_FOUND)
  if (!current || !running.includes(current.status)) fail(learningErrors.NOT_ENROLLED)
}

export async function withdrawLeave(
  ctx: Ctx,
  { id }: Input<typeof contract.withdrawLeave>,
): Promise<Result<typeof contract.withdrawLeave>> {
  await ownRequest(ctx, id)
  const withdrawn = { state: 'withdrawn', decidedBy: ctx.actor.id, decidedAt: ctx.now } as const
  if (!(await closeRequest(ctx.db, id, withdrawn))) fail(leaveErrors.LEAVE_DECIDED)
  return { id }
}

/** B-317, Q-078: removes it from the caller's own list; whoever decided it still sees it. */
export async function deleteLeave(
  ctx: Ctx,
  { id }: Input<typeof contract.deleteLeave>,
): Promise<Result<typeof contract.deleteLeave>> {
  const { state } = await ownRequest(ctx, id)
  if (!canHide(state)) fail(leaveErrors.LEAVE_NOT_CLOSED)
  await hideRequest(ctx.db, id)
  return { id }
}

async function ownRequest(ctx: Ctx, id: string) {
  const request = await requestById(ctx.db, id)
  if (!request || request.accountId !== ctx.actor.id || request.isHidden) return fail(commonErrors.NOT_FOUND)
  return request
}
