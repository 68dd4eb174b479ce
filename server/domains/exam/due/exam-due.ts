import { coursesUnderWay } from '#domains/learning'
import { type Due, type DueList, waiting } from '#platform/domain/due'
import { markingCount } from '../marking/show-marking.ts'
import { examsDue } from './due-queries.ts'

/** Exams that end soon, and answers waiting for my mark. */
export const examDueList: DueList = {
  kinds: ['exam', 'marking'],
  list: async (ctx, until) => {
    const mine = (await coursesUnderWay(ctx.db, ctx.actor.id)).filter(
      ({ status }) => status === 'IN_PROGRESS',
    )
    const ids = mine.map(({ courseId }) => courseId)
    const exams = await examsDue(ctx.db, ids, { accountId: ctx.actor.id, now: ctx.now, until })
    return [
      ...exams.map(({ courseId, closesAt }): Due => ({ kind: 'exam', courseId, dueAt: closesAt, count: 1 })),
      ...waiting('marking', await markingCount(ctx)),
    ]
  },
}
