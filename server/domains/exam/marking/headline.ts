import { titlesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import type { Headline } from '#platform/domain/headline'
import { markingQueues } from './mark-queries.ts'

/** The exam with the first answers that wait for my mark. */
export async function markingHeadline({ db, actor }: Ctx): Promise<Headline | undefined> {
  const queue = (await markingQueues(db, actor.id)).find(({ waiting }) => waiting > 0)
  return queue && { title: (await titlesOf(db, [queue.courseId])).get(queue.courseId) ?? '' }
}
