import type { Calendar, Random } from '#platform/seed'
import { type Held, type Ladder, yearsBetween } from './ladder.ts'
import type { SeededUnit } from './units.ts'

type Careers = {
  readonly main: readonly Held[]
  readonly units: readonly SeededUnit[]
  readonly ladder: Ladder
  readonly random: Random
  readonly calendar: Calendar
}

/** The main jobs; where somebody has moved on since joining, the earlier job stands before the present one. */
export function withEarlierJobs({ main, units, ladder, random, calendar }: Careers): Held[] {
  return main.flatMap((held) => {
    const years = yearsBetween(held.since, calendar.today)
    if (held.until !== null || held.holder.isExternal || years < 2) return [held]
    if (!random.chance(held.isHead ? 0.85 : 0.24)) return [held]
    const changed = calendar.day(-random.int(60, Math.floor(years * 365) - 300))
    const unit = random.chance(0.5) ? held.unit : sister(held.unit, units, random)
    const before = held.isHead
      ? { ...ladder.staff(held.holder, unit), since: held.since }
      : { ...held, unit, grade: ladder.below(held) }
    return [
      { ...before, until: changed },
      { ...held, since: changed },
    ]
  })
}

/** Second jobs: somebody helps out in another unit of the same centre, or leads one that has no head of its own. */
export function secondJobs(careers: Careers): Held[] {
  const { main, units, random, calendar } = careers
  const helping = main.flatMap((held) => {
    const { holder, unit, isHead } = held
    const isSettled =
      holder.state === 'active' && !holder.isExternal && yearsBetween(held.since, calendar.today) > 1
    if (!isSettled || isHead || !random.chance(0.04)) return []
    const others = units.filter((one) => one !== unit && one.path[1] === unit.path[1])
    if (others.length === 0) return []
    const since = calendar.day(-random.int(120, 350))
    const until = random.chance(0.25) ? calendar.day(-random.int(10, 100)) : null
    return [{ ...held, unit: random.pick(others), isMain: false, since, until }]
  })
  return [...helping, ...leadingToo(careers)]
}

function leadingToo({ main, units, ladder, random, calendar }: Careers): Held[] {
  const headOf = new Map(main.filter(({ isHead }) => isHead).map((held) => [held.unit.id, held]))
  return units.flatMap((unit) => {
    const above = unit.path
      .toReversed()
      .map((id) => headOf.get(id))
      .find(Boolean)
    if (headOf.has(unit.id) || !above) return []
    const since = [calendar.day(-random.int(30, 500)), above.since].toSorted()[1] ?? above.since
    return [{ ...ladder.head(above.holder, unit), grade: above.grade, isMain: false, since }]
  })
}

function sister(unit: SeededUnit, units: readonly SeededUnit[], random: Random): SeededUnit {
  return random.pick(
    units.filter(({ parentId, level }) => parentId === unit.parentId && level === unit.level),
  )
}
