import { titlesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import type { Headline } from '#platform/headline'
import { desksOf } from './mark-queries.ts'

/** The exam with the first answers that wait for my mark. */
export async function markingHeadline({ db, actor }: Ctx): Promise<Headline | undefined> {
  const desk = (await desksOf(db, actor.id)).find(({ waiting }) => waiting > 0)
  return desk && { title: (await titlesOf(db, [desk.courseId])).get(desk.courseId) ?? '' }
}
