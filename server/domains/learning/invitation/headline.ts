import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Headline } from '#platform/domain/headline'
import { invitationPage } from './store.ts'

/** The newest invitation that I have not answered. */
export async function invitationHeadline({ db, actor }: Ctx): Promise<Headline | undefined> {
  const { rows } = await invitationPage(db, actor.id, { skip: 0, most: 1 })
  const [row] = rows
  if (row?.state !== 'waiting') return undefined
  const title = (await titlesOf(db, [row.courseId])).get(row.courseId) ?? ''
  return { title, who: (await accountNames(db, [row.recommendedBy])).get(row.recommendedBy) ?? '' }
}
