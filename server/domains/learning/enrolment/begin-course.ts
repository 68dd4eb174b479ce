import { stepCounters, type Offer } from '#domains/course'
import { enrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { dueAt } from '../enrol-rules.ts'
import { hintAt } from './refresh-pages.ts'
import { type Round, studiedEarlier, updateEnrolment } from './store.ts'

type Beginner = { readonly enrolmentId: string; readonly accountId: string }

/** Starts the study period: due days count from here, and so does the learner count of the course. */
export async function begin(ctx: Ctx, offer: Offer, { enrolmentId, accountId }: Beginner): Promise<void> {
  await updateEnrolment(ctx.db, enrolmentId, {
    status: 'IN_PROGRESS',
    holdsSeat: true,
    queueNumber: null,
    // Somebody who applied under an older version and has studied nothing yet begins with the newest.
    versionId: offer.versionId,
    beganAt: ctx.now,
    dueAt: dueAt(offer, ctx.now),
  })
  await countLearners(ctx, offer.id, { rounds: [{ id: enrolmentId, accountId }], step: 1 })
  await ctx.publish(enrolled, { enrolmentId, courseId: offer.id, accountId })
  hintAt(ctx, accountId)
}

/** A learner counts once, however often they take the course. */
export async function countLearners(
  ctx: Ctx,
  courseId: string,
  { rounds, step }: { readonly rounds: readonly Round[]; readonly step: 1 | -1 },
): Promise<void> {
  if (rounds.length === 0) return
  const again = await studiedEarlier(ctx.db, courseId, rounds)
  await stepCounters(ctx.db, courseId, { learners: step * (rounds.length - again.size) })
}
