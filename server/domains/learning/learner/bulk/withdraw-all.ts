import type { Offer } from '#domains/course'
import { unenrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import type { EnrolmentStatus } from '../../enrol-rules.ts'
import { withdrawApprovals } from '../../enrolment/approval-store.ts'
import { countLearners } from '../../enrolment/begin.ts'
import { freeSeat } from '../../enrolment/seats.ts'
import { lockSeats, updateEnrolment, updateSeats } from '../../enrolment/store.ts'

type Leaving = {
  readonly id: string
  readonly accountId: string
  readonly status: EnrolmentStatus
  readonly holdsSeat: boolean
  readonly studiedAt: Date | null
}

/** Takes people out: what was studied is left behind as abandoned, what was not is cancelled. Places go on. */
export async function withdrawAll(ctx: Ctx, offer: Offer, people: readonly Leaving[]) {
  for (const one of people) await withdraw(ctx, offer, one)
  // Who has begun stays counted, as everybody does who once studied it.
  const rounds = people.filter(({ status, studiedAt }) => status === 'IN_PROGRESS' && studiedAt === null)
  await countLearners(ctx, offer.id, { rounds, step: -1 })
  return people.map(({ id, status }) => ({ enrolmentId: id, statusBefore: status }))
}

async function withdraw(ctx: Ctx, offer: Offer, one: Leaving): Promise<void> {
  const isBegun = one.status === 'IN_PROGRESS' && one.studiedAt !== null
  await withdrawApprovals(ctx.db, one.id, { by: ctx.actor.id, at: ctx.now })
  await updateEnrolment(ctx.db, one.id, {
    status: isBegun ? 'ABANDONED' : 'CANCELLED',
    holdsSeat: false,
    queueNumber: null,
    endedAt: ctx.now,
  })
  if (one.holdsSeat) await freeSeat(ctx, offer)
  else {
    const seats = await lockSeats(ctx.db, offer.id)
    await updateSeats(ctx.db, offer.id, { ...seats, waiting: seats.waiting - 1 })
  }
  await ctx.tell(unenrolled, { enrolmentId: one.id, courseId: offer.id, accountId: one.accountId })
}
