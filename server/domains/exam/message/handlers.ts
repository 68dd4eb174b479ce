import { titlesOf } from '#domains/course'
import { send } from '#domains/message'
import { examScored } from '#events/exam'
import { on } from '#platform/domain'
import { scoredNotice } from './notices.ts'

/**
 * Announces that a paper is marked, without the score: the exam decides when that is shown. People who saw the score
 * when handing in get no message.
 */
export const messageHandlers = [
  on(examScored, 'tellScored', async (ctx, { attemptId, courseId, accountId, isSeen }) => {
    if (isSeen) return
    const exam = (await titlesOf(ctx.db, [courseId])).get(courseId)
    if (exam === undefined) return
    await send(ctx, scoredNotice, {
      accountIds: [accountId],
      object: `attempt:${attemptId}`,
      filling: { exam },
      link: `/course/detail?itmId=${courseId}`,
      isExam: true,
    })
  }),
]
