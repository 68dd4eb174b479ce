import type { Reach } from '#domains/org'
import { unitCounts } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/time/days'
import { rolledUp, sideBySide, weeksUpTo } from '../rules.ts'
import { weeksSince } from '../store.ts'

const weekCount = 12

/** Active people per week and unit within scope; people without a unit only count for the whole site. */
export async function activityWithin(ctx: Ctx, reach: Reach) {
  const weeks = weeksUpTo(todayOf(ctx), weekCount)
  const units = await unitCounts(ctx.db, reach)
  const ids = new Set(units.map(({ id }) => id))
  const isMeant = (unitId: string) => reach.kind === 'site' || ids.has(unitId)
  const weekRows = (await weeksSince(ctx.db, weeks[0] ?? '')).filter(({ unitId }) => isMeant(unitId))
  const thisWeek = new Map(
    weekRows.filter(({ week }) => week === weeks.at(-1)).map(({ unitId, people }) => [unitId, people]),
  )
  const active = rolledUp(units, ({ id }) => thisWeek.get(id) ?? 0)
  const people = rolledUp(units, (unit) => unit.people)
  return {
    units: units.map((unit) => ({ ...unit, active: thisWeek.get(unit.id) ?? 0 })),
    weeks: weeks.map((week) => {
      const rows = weekRows.filter((row) => row.week === week)
      return {
        week,
        people: rows.reduce((sum, row) => sum + row.people, 0),
        signIns: rows.reduce((sum, row) => sum + row.signIns, 0),
      }
    }),
    sideBySide: sideBySide(units).map(({ id, name }) => ({
      name,
      people: people.get(id) ?? 0,
      // People who moved since were counted in their former unit: never more than all.
      active: Math.min(active.get(id) ?? 0, people.get(id) ?? 0),
    })),
  }
}
