import type { Offer } from '#domains/course'
import { unenrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import type { EnrolmentStatus } from '../../enrol-rules.ts'
import { withdrawApprovals } from '../../enrolment/approval-store.ts'
import { countLearners } from '../../enrolment/begin-course.ts'
import { freeSeat } from '../../enrolment/free-seats.ts'
import { lockSeats, updateEnrolment, updateSeats } from '../../enrolment/store.ts'

type Leaving = {
  readonly id: string
  readonly accountId: string
  readonly status: EnrolmentStatus
  readonly holdsSeat: boolean
  readonly studiedAt: Date | null
}

/** Withdraws people: begun enrolments become abandoned, others cancelled. Their places go to the waiting list. */
export async function withdrawAll(ctx: Ctx, offer: Offer, people: readonly Leaving[]) {
  for (const enrolment of people) await withdraw(ctx, offer, enrolment)
  // People who have begun stay counted as learners.
  const rounds = people.filter(({ status, studiedAt }) => status === 'IN_PROGRESS' && studiedAt === null)
  await countLearners(ctx, offer.id, { rounds, step: -1 })
  return people.map(({ id, status }) => ({ enrolmentId: id, statusBefore: status }))
}

async function withdraw(ctx: Ctx, offer: Offer, enrolment: Leaving): Promise<void> {
  const isBegun = enrolment.status === 'IN_PROGRESS' && enrolment.studiedAt !== null
  await withdrawApprovals(ctx.db, enrolment.id, { by: ctx.actor.id, at: ctx.now })
  await updateEnrolment(ctx.db, enrolment.id, {
    status: isBegun ? 'ABANDONED' : 'CANCELLED',
    holdsSeat: false,
    queueNumber: null,
    endedAt: ctx.now,
  })
  if (enrolment.holdsSeat) await freeSeat(ctx, offer)
  else {
    const seats = await lockSeats(ctx.db, offer.id)
    await updateSeats(ctx.db, offer.id, { ...seats, waiting: seats.waiting - 1 })
  }
  await ctx.publish(unenrolled, {
    enrolmentId: enrolment.id,
    courseId: offer.id,
    accountId: enrolment.accountId,
  })
}
