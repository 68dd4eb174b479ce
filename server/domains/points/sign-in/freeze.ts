import type { Ctx } from '#platform/ctx'
import { dayOf } from '#platform/days'
import { insertFrozen } from './freeze-store.ts'
import { daysBetween } from './rules.ts'

type Leave = { readonly accountId: string; readonly from: string; readonly until: string }

/**
 * Leave freezes every day that it touches, by the clocks of the site. It holds for sign-ins from then on: a streak that
 * had begun anew before anybody agreed is not sewn together again.
 */
export async function freeze(ctx: Ctx, { accountId, from, until }: Leave): Promise<void> {
  const lastMoment = new Date(Date.parse(until) - 1)
  const days = daysBetween(dayOf(new Date(from), ctx.site.zone), dayOf(lastMoment, ctx.site.zone))
  await insertFrozen(ctx.db, accountId, days)
}
