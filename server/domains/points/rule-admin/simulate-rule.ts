import type { Input, Result } from '@lyceum/contract/kit'
import { pointsErrors, type simulateRule as contract } from '@lyceum/contract/points'
import type { Ctx } from '#platform/ctx'
import { startOf, todayOf } from '#platform/time/days'
import type { Earning } from '#platform/domain/earning'
import { fail } from '#platform/app-error'
import { dayAfter } from '../sign-in/rules.ts'
import { spanOf } from './edit-rule.ts'
import { isOverTime, paidSince, wouldGive } from './simulate-queries.ts'
import { touchedBy } from './rule-impact.ts'
import { rulesOf } from '../rule/store.ts'

const days = 30

/** A person waits for the result, and earning goes on meanwhile. */
const mostMs = 5000

/** What a rule would have given over the last thirty days and today, next to what was paid. */
export async function simulateRule(
  ctx: Ctx,
  earnings: readonly Earning[],
  input: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  return simulateWithin(ctx, input, { earnings, withinMs: mostMs })
}

type Means = { readonly earnings: readonly Earning[]; readonly withinMs: number }

export async function simulateWithin(
  ctx: Ctx,
  { name, ...sheet }: Input<typeof contract>,
  { earnings, withinMs }: Means,
): Promise<Result<typeof contract>> {
  const proposed = { name, ...sheet, ...spanOf(sheet) }
  const to = todayOf(ctx)
  const from = dayAfter(to, -days)
  const since = { from: startOf(from, ctx.site.zone), zone: ctx.site.zone }
  const rules = touchedBy(proposed, await rulesOf(ctx.db))
  const names = rules.map((rule) => rule.name)
  try {
    return await ctx.transaction(async (ctx) => {
      const { deeds, ...given } = await wouldGive(ctx.db, rules, { ...since, earnings, withinMs })
      return { from, to, deeds, paid: await paidSince(ctx.db, names, since), proposed: given }
    })
  } catch (error) {
    if (isOverTime(error)) fail(pointsErrors.SIMULATION_TOO_LONG)
    throw error
  }
}
