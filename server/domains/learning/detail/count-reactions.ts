import type { Input, Result } from '@lyceum/contract/kit'
import type { countCourseReactions as contract } from '@lyceum/contract/learning'
import { tallyOf } from '#domains/social'
import type { Ctx } from '#platform/ctx'
import { openCourse } from '../open-course.ts'

/** C-108: what people have done with a course, counted. */
export async function courseReactions(
  ctx: Ctx,
  { itmId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const { course } = await openCourse(ctx, itmId)
  return tallyOf(ctx.db, { kind: 'course', id: course.id })
}
