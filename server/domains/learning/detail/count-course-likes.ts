import type { Input, Result } from '@lyceum/contract/kit'
import type { countCourseLikes as contract } from '@lyceum/contract/learning'
import { tallyOf } from '#domains/social'
import type { Ctx } from '#platform/ctx'
import { openCourse } from '../enrolment/open-course.ts'

/** C-108: counts of likes, favourites, shares and comments of a course. */
export async function countCourseLikes(
  ctx: Ctx,
  { itmId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const { course } = await openCourse(ctx, itmId)
  return tallyOf(ctx.db, { kind: 'course', id: course.id })
}
