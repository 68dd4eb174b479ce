import { learnerErrors, type waiveCompletion as contract } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { countCompletion } from '#domains/course'
import { personWithin } from '#domains/org'
import { courseCompleted } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { endEnrolment, enrolmentById, lockEnrolmentRow } from '../progress/enrolment-state-store.ts'
import { insertWaiver } from './waiver-store.ts'

/** A completion granted by an administrator instead of the criteria: always shown as such, and never revoked. */
export async function waiveCompletion(
  ctx: Ctx,
  { id, reason }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const found = (await enrolmentById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await personWithin(ctx, 'learning.waive', found.accountId))) fail(commonErrors.NOT_FOUND)
  // Nobody may waive for themselves.
  if (found.accountId === ctx.actor.id) fail(commonErrors.NOT_FOUND)
  const { status, courseId, accountId, versionId } = await lockEnrolmentRow(ctx.db, id)
  const appStatus = status === 'FAILED' ? 'PASSED' : 'COMPLETED'
  if (status !== 'IN_PROGRESS' && status !== 'FAILED') fail(learnerErrors.WAIVER_TOO_LATE)
  await endEnrolment(ctx.db, id, { status: appStatus, at: ctx.now })
  const whose = { enrolmentId: id, courseId, accountId }
  const completionId = await insertWaiver(ctx.db, {
    ...whose,
    versionId,
    reason,
    grantedBy: ctx.actor.id,
    at: ctx.now,
  })
  await countCompletion(ctx.db, courseId)
  await ctx.audit({
    action: 'learning.waive',
    object: `learning.enrolment:${id}`,
    before: { status },
    after: { status: appStatus, reason },
  })
  await ctx.publish(courseCompleted, { ...whose, completionId, versionId, score: null })
  return { appStatus }
}
