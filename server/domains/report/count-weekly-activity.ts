import { peopleAtWork } from '#domains/identity'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { startOf, todayOf } from '#platform/time/days'
import { addDays, weeksUpTo } from './rules.ts'
import { putWeek, type WeekOfUnit } from './store.ts'

const limit = 5000

/** The current and the last week are recounted from the sessions; older weeks stay as they were counted. */
export async function countWeeks(ctx: Ctx): Promise<void> {
  for (const week of weeksUpTo(todayOf(ctx), 2)) {
    const units = await countedWeek(ctx, week)
    await ctx.transaction((ctx) => putWeek(ctx.db, week, units))
  }
}

async function countedWeek(ctx: Ctx, week: string): Promise<readonly WeekOfUnit[]> {
  const { zone } = ctx.site
  const span = { from: startOf(week, zone), to: startOf(addDays(week, 7), zone) }
  const sums = new Map<string, WeekOfUnit>()
  let after = '0'
  for (;;) {
    const people = await peopleAtWork(ctx.db, span, { after, limit })
    const units = await mainUnitsOf(
      ctx.db,
      people.map(({ accountId }) => accountId),
    )
    for (const { accountId, signIns } of people) {
      const unitId = units.get(accountId)?.id ?? '0'
      const sum = sums.get(unitId) ?? { unitId, people: 0, signIns: 0 }
      sums.set(unitId, { unitId, people: sum.people + 1, signIns: sum.signIns + signIns })
    }
    after = people.at(-1)?.accountId ?? after
    if (people.length < limit) return [...sums.values()]
  }
}
