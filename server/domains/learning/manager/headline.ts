import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Headline } from '#platform/domain/headline'
import { oldestPending } from './approval-queries.ts'
import { approverIdsOf } from './deputies.ts'

/** The enrolment request waiting longest for me, as approver or deputy. */
export async function approvalHeadline(ctx: Ctx): Promise<Headline | undefined> {
  const row = await oldestPending(ctx.db, await approverIdsOf(ctx))
  if (!row) return undefined
  const title = (await titlesOf(ctx.db, [row.courseId])).get(row.courseId) ?? ''
  return { title, who: (await accountNames(ctx.db, [row.accountId])).get(row.accountId) ?? '' }
}
