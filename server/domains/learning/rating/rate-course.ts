import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { learningErrors, type rateCourse as contract } from '@lyceum/contract/learning'
import { shelfCourse, stepCounters } from '#domains/course'
import { rated } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { ratingOf } from '../catalogue/cards.ts'
import { openCourse } from '../open-course.ts'
import { hasCompleted, insertRating } from './store.ts'

/** B-244: whoever has completed a course says once how good it was. */
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
  await ctx.tell(rated, { courseId: itmId, accountId, stars: score })
  const course = (await shelfCourse(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  return { rating: ratingOf(course), ratingCount: course.ratingCount }
}
