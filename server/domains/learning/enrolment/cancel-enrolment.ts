import { type cancelEnrolment as contract, learningErrors } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { offerOf } from '#domains/course'
import { unenrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { mayLeave } from '../enrol-rules.ts'
import { withdrawApprovals } from './approval-store.ts'
import { countLearners } from './begin-course.ts'
import { freeSeat } from './free-seats.ts'
import { currentEnrolment, lockEnrolment, lockSeats, updateEnrolment, updateSeats } from './store.ts'

/** an enrolment not begun can be left, unless a rule requires it; the place goes to the waiting list. */
export async function cancelEnrolment(
  ctx: Ctx,
  { itmId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const offer = (await offerOf(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  const seats = await lockSeats(ctx.db, itmId)
  const current = (await currentEnrolment(ctx.db, itmId, ctx.actor.id)) ?? fail(learningErrors.NOT_ENROLLED)
  // The row itself is locked too, so that the first heartbeat of a player and leaving exclude each other (INV-L04).
  const locked = (await lockEnrolment(ctx.db, current.id)) ?? fail(learningErrors.NOT_ENROLLED)
  refuseStaying(locked)
  const { status, holdsSeat } = locked

  await withdrawApprovals(ctx.db, current.id, { by: ctx.actor.id, at: ctx.now })
  await updateEnrolment(ctx.db, current.id, {
    status: 'CANCELLED',
    holdsSeat: false,
    queueNumber: null,
    endedAt: ctx.now,
  })
  if (status === 'IN_PROGRESS') await countLearners(ctx, itmId, { rounds: [current], step: -1 })
  if (holdsSeat) await freeSeat(ctx, offer)
  else await updateSeats(ctx.db, itmId, { ...seats, waiting: seats.waiting - 1 })
  await ctx.publish(unenrolled, { enrolmentId: current.id, courseId: itmId, accountId: ctx.actor.id })
  return { appStatus: 'CANCELLED' }
}

type LockedEnrolment = NonNullable<Awaited<ReturnType<typeof lockEnrolment>>>

function refuseStaying({ status, studiedAt, source }: LockedEnrolment): void {
  if (!['PENDING', 'WAITING', 'IN_PROGRESS'].includes(status)) fail(learningErrors.NOT_ENROLLED)
  if (status !== 'IN_PROGRESS') return
  if (studiedAt !== null) fail(learningErrors.UNENROL_STUDIED)
  if (!mayLeave({ studiedAt, source })) fail(learningErrors.UNENROL_REQUIRED)
}
