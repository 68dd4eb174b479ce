import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { learningErrors, type rateCourse as contract } from '@lyceum/contract/learning'
import { catalogueCourse, stepCounters } from '#domains/course'
import { rated } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { ratingOf } from '../catalogue/cards.ts'
import { openCourse } from '../enrolment/open-course.ts'
import { hasCompleted, insertRating } from './store.ts'

/** B-244: whoever has completed a course may rate it once. */
export async function rateCourse(
  ctx: Ctx,
  { itmId, score }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await openCourse(ctx, itmId)
  const accountId = ctx.actor.id
  if (!(await hasCompleted(ctx.db, itmId, accountId))) fail(learningErrors.COMPLETE_COURSE_EVALUATE)
  const rating = { courseId: itmId, accountId, stars: score, at: ctx.now }
  if (!(await insertRating(ctx.db, rating))) fail(learningErrors.NOT_REPEAT_EVALUATE)
  await stepCounters(ctx.db, itmId, { ratingSum: score, ratingCount: 1 })
  await ctx.publish(rated, { courseId: itmId, accountId, stars: score })
  const course = (await catalogueCourse(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  return { rating: ratingOf(course), ratingCount: course.ratingCount }
}
