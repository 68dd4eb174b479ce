import type { Ctx } from '#platform/ctx'
import { dayOf } from '#platform/time/days'
import type { Absence } from '#platform/domain/earning'
import { insertFrozen } from './freeze-store.ts'
import { daysBetween } from './rules.ts'

/**
 * Approved leave freezes every day that it touches, in the site's time zone. It applies to later sign-ins: a streak
 * that restarted before the approval is not repaired.
 */
export async function freeze(ctx: Ctx, { accountId, from, until }: Absence): Promise<void> {
  const lastMoment = new Date(Date.parse(until) - 1)
  const days = daysBetween(dayOf(new Date(from), ctx.site.zone), dayOf(lastMoment, ctx.site.zone))
  await insertFrozen(ctx.db, accountId, days)
}
