import { type decideApproval as contract, learningErrors } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { offerOf, type Offer } from '#domains/course'
import { managerOf } from '#domains/org'
import { enrolmentDeclined } from '#events/learning'
import { decidesAs, decisionOf } from '#platform/approval'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { absentManagers } from './deputy-store.ts'
import { approvalById, closeApproval } from '../enrolment/approval-store.ts'
import { askNext } from '../enrolment/ask-approval.ts'
import { begin } from '../enrolment/begin-course.ts'
import { hintAt } from '../enrolment/refresh-pages.ts'
import { freeSeat } from '../enrolment/free-seats.ts'
import { lockSeats, updateEnrolment } from '../enrolment/store.ts'

/**
 * B-225: the approver or their deputy decides, once; both names are stored. A request is not found by anybody else.
 */
export async function decideApproval(
  ctx: Ctx,
  { id, isApproved, opinion }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const approval = (await approvalById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const decider = (await placeOf(ctx, approval)) ?? fail(commonErrors.NOT_FOUND)
  const offer = (await offerOf(ctx.db, approval.courseId)) ?? fail(commonErrors.NOT_FOUND)
  // Locks in the same order as enrolling and leaving: first the places, then the request.
  await lockSeats(ctx.db, approval.courseId)
  const decision = decisionOf(ctx, decider, { isApproved, opinion })
  if (!(await closeApproval(ctx.db, id, decision))) fail(learningErrors.APPROVAL_DECIDED)
  await (isApproved ? goOn(ctx, approval, offer) : decline(ctx, approval, offer))
  return { id, state: decision.state }
}

type Approval = NonNullable<Awaited<ReturnType<typeof approvalById>>>

/** On whose behalf the caller decides: the current manager counts, not the one at the time of the request. */
async function placeOf(ctx: Ctx, approval: Approval): Promise<string | undefined> {
  const { kind, accountId, escalatedTo, escalatedAt } = approval
  const absent = await absentManagers(ctx.db, ctx.actor.id, ctx.now)
  return decidesAs(
    {
      kind,
      requesterId: accountId,
      managerId: kind === 'manager' ? await managerOf(ctx.db, accountId) : undefined,
      isEscalated: escalatedAt !== null,
      escalatedTo,
    },
    {
      id: ctx.actor.id,
      standsInFor: new Set(absent.map(({ managerId }) => managerId)),
      mayAdminister: ctx.actor.permissions.has('learning.decide'),
    },
  )
}

async function goOn(ctx: Ctx, { enrolmentId, accountId, step }: Approval, offer: Offer): Promise<void> {
  if (await askNext(ctx, { enrolmentId, accountId, offer, step: step + 1 })) return
  await begin(ctx, offer, { enrolmentId, accountId })
}

async function decline(
  ctx: Ctx,
  { enrolmentId, accountId, courseId }: Approval,
  offer: Offer,
): Promise<void> {
  await updateEnrolment(ctx.db, enrolmentId, { status: 'REJECTED', holdsSeat: false, endedAt: ctx.now })
  await freeSeat(ctx, offer)
  await ctx.publish(enrolmentDeclined, { enrolmentId, courseId, accountId })
  hintAt(ctx, accountId)
}
