import { titlesOf } from '#domains/course'
import { send } from '#domains/message'
import { examScored } from '#events/exam'
import { on } from '#platform/room'
import { scoredNotice } from './notices.ts'

/**
 * That a paper is marked, and no word of the score: when that may be seen is for the exam to say. Whoever saw it when
 * handing in hears nothing new.
 */
export const messageReactions = [
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
