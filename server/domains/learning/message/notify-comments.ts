import { lecturersOf, titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { send } from '#domains/message'
import { commented } from '#events/social'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/time/days'
import { on } from '#platform/domain'
import { answeredNotice, commentedNotice } from './comment-notices.ts'

/**
 * Whoever is replied to gets a message for every reply; lecturers of a course get one a day, however many comments
 * there are.
 */
export const notifyComment = on(
  commented,
  'tellTalk',
  async (ctx, { kind, targetId, accountId, commentId, answeredId }) => {
    if (kind !== 'course') return
    const course = (await titlesOf(ctx.db, [targetId])).get(targetId)
    if (course === undefined) return
    const by = (await accountNames(ctx.db, [accountId])).get(accountId) ?? ''
    const message = { filling: { course, by }, link: `/course/detail?itmId=${targetId}` }
    const answered = [answeredId ?? accountId].filter((id) => id !== accountId)
    await send(ctx, answeredNotice, { ...message, accountIds: answered, object: `comment:${commentId}` })
    const others = await lecturersBut(ctx, targetId, [accountId, ...answered])
    await send(ctx, commentedNotice, {
      ...message,
      accountIds: others,
      object: `course:${targetId}:${todayOf(ctx)}`,
    })
  },
)

async function lecturersBut({ db }: Ctx, courseId: string, known: readonly string[]): Promise<string[]> {
  return (await lecturersOf(db, courseId)).filter((id) => !known.includes(id))
}
