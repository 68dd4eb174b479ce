import type { Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/report'
import { countNeverUsed } from '#domains/identity'
import { gradeCounts, joinersByMonth, leaversByMonth, positionCounts, reachOf, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/time/days'
import { monthsUpTo } from '../rules.ts'
import { activityWithin } from './activity.ts'

const mostCounted = 10_000

/** Figures about the people in scope. */
export async function getPeopleReport(ctx: Ctx): Promise<Result<typeof contract.getPeopleReport>> {
  const reach = await reachOf(ctx, 'report.read')
  const months = monthsUpTo(todayOf(ctx), 12)
  const since = `${months[0]}-01`
  const { units, weeks, sideBySide } = await activityWithin(ctx, reach)
  const [positions, grades, joiners, leavers, unused] = await Promise.all([
    positionCounts(ctx.db, reach),
    gradeCounts(ctx.db, reach),
    joinersByMonth(ctx.db, reach, since),
    leaversByMonth(ctx.db, reach, since),
    countNeverUsed(ctx.db, within(reach), mostCounted),
  ])
  return {
    people: units.reduce((sum, { people }) => sum + people, 0),
    units: sideBySide,
    positions,
    grades,
    months: months.map((month) => ({
      month,
      joiners: joiners.get(month) ?? 0,
      leavers: leavers.get(month) ?? 0,
    })),
    weeks,
    neverUsed: unused,
  }
}
