import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Headline } from '#platform/headline'
import { oldestPending } from './approval-queries.ts'
import { desksOf } from './desk.ts'

/** The enrolment that has waited for my word longest, at my desk or where I stand in. */
export async function approvalHeadline(ctx: Ctx): Promise<Headline | undefined> {
  const row = await oldestPending(ctx.db, await desksOf(ctx))
  if (!row) return undefined
  const title = (await titlesOf(ctx.db, [row.courseId])).get(row.courseId) ?? ''
  return { title, who: (await accountNames(ctx.db, [row.accountId])).get(row.accountId) ?? '' }
}
