import { type cancelEnrolment as contract, learningErrors } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { offerOf } from '#domains/course'
import { unenrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { mayLeave } from '../enrol-rules.ts'
import { withdrawApprovals } from './approval-store.ts'
import { countLearners } from './begin.ts'
import { freeSeat } from './seats.ts'
import { currentEnrolment, lockEnrolment, lockSeats, updateEnrolment, updateSeats } from './store.ts'

/** what was not studied can be left, unless a rule asks for it; the place goes to whoever waits. */
export async function cancelEnrolment(
  ctx: Ctx,
  { itmId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const offer = (await offerOf(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  const seats = await lockSeats(ctx.db, itmId)
  const current = (await currentEnrolment(ctx.db, itmId, ctx.actor.id)) ?? fail(learningErrors.NOT_ENROLLED)
  // The row itself is held too: the first beat of a player decides against leaving, or comes after it (INV-L04).
  const held = (await lockEnrolment(ctx.db, current.id)) ?? fail(learningErrors.NOT_ENROLLED)
  refuseStaying(held)
  const { status, holdsSeat } = held

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
  await ctx.tell(unenrolled, { enrolmentId: current.id, courseId: itmId, accountId: ctx.actor.id })
  return { appStatus: 'CANCELLED' }
}

type Held = NonNullable<Awaited<ReturnType<typeof lockEnrolment>>>

function refuseStaying({ status, studiedAt, source }: Held): void {
  if (!['PENDING', 'WAITING', 'IN_PROGRESS'].includes(status)) fail(learningErrors.NOT_ENROLLED)
  if (status !== 'IN_PROGRESS') return
  if (studiedAt !== null) fail(learningErrors.UNENROL_STUDIED)
  if (!mayLeave({ studiedAt, source })) fail(learningErrors.UNENROL_REQUIRED)
}
