import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { addCourseNotice as contract } from '@lyceum/contract/learning'
import { courseById } from '#domains/course'
import { unitIdsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { insertNotice } from './store.ts'

export async function addCourseNotice(
  ctx: Ctx,
  { itmId, title, body }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const course = (await courseById(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  const units = await unitIdsWithin(ctx, 'learning.notify')
  const isWithin = units === 'all' || (course.unitId !== null && units.includes(course.unitId))
  if (!isWithin) fail(commonErrors.NOT_FOUND)
  const id = await insertNotice(ctx.db, {
    courseId: itmId,
    title,
    body,
    toldBy: ctx.actor.id,
    toldAt: ctx.now,
  })
  await ctx.audit({ action: 'learning.notice.add', object: `course.course:${itmId}`, after: { title, body } })
  return { id }
}
