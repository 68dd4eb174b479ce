import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/learning'
import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { openCourse } from '../enrolment/open-course.ts'
import { isRead, markRead, noticeById } from './store.ts'

/** Opening a notice marks it as read. */
export async function readCourseNotice(
  ctx: Ctx,
  { id }: Input<typeof contract.readCourseNotice>,
): Promise<Result<typeof contract.readCourseNotice>> {
  const { courseId, title, body, toldBy, toldAt } = await noticeFor(ctx, id)
  await markRead(ctx.db, { noticeId: id, accountId: ctx.actor.id, at: ctx.now })
  const [titles, names] = [await titlesOf(ctx.db, [courseId]), await accountNames(ctx.db, [toldBy])]
  return {
    id,
    itmId: courseId,
    course: titles.get(courseId) ?? '',
    title,
    body,
    toldBy: names.get(toldBy) ?? '',
    toldAt: toldAt.toISOString(),
    isRead: true,
  }
}

export async function isCourseNoticeRead(
  ctx: Ctx,
  { id }: Input<typeof contract.isCourseNoticeRead>,
): Promise<Result<typeof contract.isCourseNoticeRead>> {
  await noticeFor(ctx, id)
  return { isRead: await isRead(ctx.db, id, ctx.actor.id) }
}

/** Whoever may see a course may read its notices. */
async function noticeFor(ctx: Ctx, noticeId: string) {
  const notice = (await noticeById(ctx.db, noticeId)) ?? fail(commonErrors.NOT_FOUND)
  await openCourse(ctx, notice.courseId)
  return notice
}
