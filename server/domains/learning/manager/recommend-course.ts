import type * as contract from '@lyceum/contract/learning'
import { learningErrors } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { audienceKeysOfAll, countSubordinates, subordinatesAmong } from '#domains/org'
import { courseRecommended } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { hintAt } from '../enrolment/refresh-pages.ts'
import { openCourse } from '../enrolment/open-course.ts'
import { namedSo, shownPeople } from './list-subordinates.ts'
import { addRecommendations, peoplePage, recommendedAmong, statusesIn } from './recommend-store.ts'

export async function listRecommendable(
  ctx: Ctx,
  { itmId, words: text, pageNo, pageSize }: Input<typeof contract.listRecommendable>,
): Promise<Result<typeof contract.listRecommendable>> {
  const { course } = await openCourse(ctx, itmId)
  const managerId = ctx.actor.id
  if ((await countSubordinates(ctx.db, managerId)).count === 0) fail(learningErrors.NO_SUBORDINATES)
  const page = { among: await namedSo(ctx, text), skip: (pageNo - 1) * pageSize, most: pageSize }
  const { ids, total } = await peoplePage(ctx.db, managerId, page)
  const shown = await shownPeople(ctx, ids)
  const statuses = await statusesIn(ctx.db, itmId, ids)
  const recommended = await recommendedAmong(ctx.db, {
    courseId: itmId,
    recommendedBy: managerId,
    accountIds: ids,
  })
  const isMeant = await meantFor(ctx, course.audience, ids)
  return {
    pageNo,
    pageSize,
    total,
    records: ids.map((id) => ({
      ...shown(id),
      appStatus: statuses.get(id) ?? 'NOT_ENROLLED',
      isRecommended: recommended.has(id),
      isMeant: isMeant(id),
    })),
  }
}

/** B-227, Q-082: an invitation for each; enrolling is up to the learner. */
export async function recommendCourse(
  ctx: Ctx,
  { itmId, people, note }: Input<typeof contract.recommendCourse>,
): Promise<Result<typeof contract.recommendCourse>> {
  const { course } = await openCourse(ctx, itmId)
  const recommendedBy = ctx.actor.id
  const ids = [...new Set(people)]
  if (ids.length === 0) fail(learningErrors.NO_SUBORDINATES)
  if ((await subordinatesAmong(ctx.db, recommendedBy, ids)).size < ids.length) fail(commonErrors.NOT_FOUND)

  const statuses = await statusesIn(ctx.db, itmId, ids)
  const isMeant = await meantFor(ctx, course.audience, ids)
  const isIn = (id: string) => !['REJECTED', 'CANCELLED', undefined].includes(statuses.get(id))
  const recipients = ids.filter((id) => !isIn(id) && isMeant(id))
  const sent = await addRecommendations(ctx.db, {
    courseId: itmId,
    recommendedBy,
    accountIds: recipients,
    note,
    at: ctx.now,
  })
  if (sent.length > 0)
    await ctx.publish(courseRecommended, { courseId: itmId, recommendedBy, accountIds: sent })
  for (const id of sent) hintAt(ctx, id)
  return {
    sent: sent.length,
    skipped: ids
      .filter((id) => !sent.includes(id))
      .map((id) => ({ id, reason: isIn(id) ? 'enrolled' : isMeant(id) ? 'recommended' : 'notMeant' })),
  }
}

/** Which of these people are in the audience of a course. */
async function meantFor(ctx: Ctx, audience: readonly string[], ids: readonly string[]) {
  const keys = await audienceKeysOfAll(ctx.db, ids)
  return (id: string) => (keys.get(id) ?? []).some((key) => audience.includes(key))
}
