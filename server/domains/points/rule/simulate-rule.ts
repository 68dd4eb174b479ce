import type { Input, Result } from '@lyceum/contract/kit'
import { pointsErrors, type simulateRule as contract } from '@lyceum/contract/points'
import type { Ctx } from '#platform/ctx'
import { startOf, todayOf } from '#platform/days'
import { fail } from '#platform/failure'
import { dayAfter } from '../sign-in/rules.ts'
import { spanOf } from './keep-rule.ts'
import { isOverTime, paidSince, wouldGive } from './simulate-queries.ts'
import { touchedBy } from './touched-by.ts'
import { rulesOf } from './store.ts'

const days = 30

/** Somebody waits for it, and earning goes on beside it. */
const mostMs = 5000

/** What a rule would have given, had it held for the last thirty days and today, beside what was paid. */
export async function simulateRule(
  ctx: Ctx,
  input: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  return simulateWithin(ctx, input, mostMs)
}

export async function simulateWithin(
  ctx: Ctx,
  { name, ...sheet }: Input<typeof contract>,
  withinMs: number,
): Promise<Result<typeof contract>> {
  const proposed = { name, ...sheet, ...spanOf(sheet) }
  const to = todayOf(ctx)
  const from = dayAfter(to, -days)
  const since = { from: startOf(from, ctx.site.zone), zone: ctx.site.zone }
  const rules = touchedBy(proposed, await rulesOf(ctx.db))
  const names = rules.map((rule) => rule.name)
  try {
    return await ctx.transaction(async (ctx) => {
      const { deeds, ...given } = await wouldGive(ctx.db, rules, { ...since, withinMs })
      return { from, to, deeds, paid: await paidSince(ctx.db, names, since), proposed: given }
    })
  } catch (error) {
    if (isOverTime(error)) fail(pointsErrors.SIMULATION_TOO_LONG)
    throw error
  }
}
