import { lecturersOf, titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { send } from '#domains/message'
import { commented } from '#events/social'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/days'
import { on } from '#platform/room'
import { answeredNotice, commentedNotice } from './talk-notices.ts'

/**
 * Whoever is answered hears of every answer; whoever teaches a course hears once a day that there is something new to
 * read, however many speak.
 */
export const tellTalk = on(
  commented,
  'tellTalk',
  async (ctx, { kind, targetId, accountId, commentId, answeredId }) => {
    if (kind !== 'course') return
    const course = (await titlesOf(ctx.db, [targetId])).get(targetId)
    if (course === undefined) return
    const by = (await accountNames(ctx.db, [accountId])).get(accountId) ?? ''
    const said = { filling: { course, by }, link: `/course/detail?itmId=${targetId}` }
    const answered = [answeredId ?? accountId].filter((one) => one !== accountId)
    await send(ctx, answeredNotice, { ...said, accountIds: answered, object: `comment:${commentId}` })
    const others = await lecturersBut(ctx, targetId, [accountId, ...answered])
    await send(ctx, commentedNotice, {
      ...said,
      accountIds: others,
      object: `course:${targetId}:${todayOf(ctx)}`,
    })
  },
)

async function lecturersBut({ db }: Ctx, courseId: string, known: readonly string[]): Promise<string[]> {
  return (await lecturersOf(db, courseId)).filter((one) => !known.includes(one))
}
