import type { Calendar, Random } from '#platform/domain/seed'
import { type DraftJob, type Ladder, yearsBetween } from './career-ladder.ts'
import type { SeededUnit } from './units.ts'

type Careers = {
  readonly main: readonly DraftJob[]
  readonly units: readonly SeededUnit[]
  readonly ladder: Ladder
  readonly random: Random
  readonly calendar: Calendar
}

/** The main jobs; where somebody has changed jobs since joining, the earlier job comes before the current one. */
export function withEarlierJobs({ main, units, ladder, random, calendar }: Careers): DraftJob[] {
  return main.flatMap((job) => {
    const years = yearsBetween(job.since, calendar.today)
    if (job.until !== null || job.person.isExternal || years < 2) return [job]
    if (!random.chance(job.isHead ? 0.85 : 0.24)) return [job]
    const changed = calendar.day(-random.int(60, Math.floor(years * 365) - 300))
    const unit = random.chance(0.5) ? job.unit : sister(job.unit, units, random)
    const before = job.isHead
      ? { ...ladder.staff(job.person, unit), since: job.since }
      : { ...job, unit, grade: ladder.below(job) }
    return [
      { ...before, until: changed },
      { ...job, since: changed },
    ]
  })
}

/** Second jobs: somebody helps out in another unit of the same branch, or leads one without a head of its own. */
export function secondJobs(careers: Careers): DraftJob[] {
  const { main, units, random, calendar } = careers
  const helping = main.flatMap((job) => {
    const { person, unit, isHead } = job
    const isEligible =
      person.state === 'active' && !person.isExternal && yearsBetween(job.since, calendar.today) > 1
    if (!isEligible || isHead || !random.chance(0.04)) return []
    const others = units.filter((other) => other !== unit && other.path[1] === unit.path[1])
    if (others.length === 0) return []
    const since = calendar.day(-random.int(120, 350))
    const until = random.chance(0.25) ? calendar.day(-random.int(10, 100)) : null
    return [{ ...job, unit: random.pick(others), isMain: false, since, until }]
  })
  return [...helping, ...leadingToo(careers)]
}

function leadingToo({ main, units, ladder, random, calendar }: Careers): DraftJob[] {
  const headOf = new Map(main.filter(({ isHead }) => isHead).map((job) => [job.unit.id, job]))
  return units.flatMap((unit) => {
    const above = unit.path
      .toReversed()
      .map((id) => headOf.get(id))
      .find(Boolean)
    if (headOf.has(unit.id) || !above) return []
    const since = [calendar.day(-random.int(30, 500)), above.since].toSorted()[1] ?? above.since
    return [{ ...ladder.head(above.person, unit), grade: above.grade, isMain: false, since }]
  })
}

function sister(unit: SeededUnit, units: readonly SeededUnit[], random: Random): SeededUnit {
  return random.pick(
    units.filter(({ parentId, level }) => parentId === unit.parentId && level === unit.level),
  )
}
