import { stepCounters, type Offer } from '#domains/course'
import { enrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { dueAt } from '../enrol-rules.ts'
import { hintAt } from './hint.ts'
import { hasStudiedEarlier, updateEnrolment } from './store.ts'

type Beginner = { readonly enrolmentId: string; readonly accountId: string }

/** From now on somebody studies: the days they have are counted from here, and so is the course's learner. */
export async function begin(ctx: Ctx, offer: Offer, { enrolmentId, accountId }: Beginner): Promise<void> {
  await updateEnrolment(ctx.db, enrolmentId, {
    status: 'IN_PROGRESS',
    holdsSeat: true,
    queueNumber: null,
    // Who asked under an older version and has studied nothing yet begins with the newest.
    versionId: offer.versionId,
    beganAt: ctx.now,
    dueAt: dueAt(offer, ctx.now),
  })
  await countLearner(ctx, { courseId: offer.id, enrolmentId, accountId }, 1)
  await ctx.tell(enrolled, { enrolmentId, courseId: offer.id, accountId })
  hintAt(ctx, accountId)
}

type Learner = Beginner & { readonly courseId: string }

/** A learner counts once, however often they take the course. */
export async function countLearner(ctx: Ctx, learner: Learner, step: 1 | -1): Promise<void> {
  if (await hasStudiedEarlier(ctx.db, learner)) return
  await stepCounters(ctx.db, learner.courseId, { learners: step })
}
