import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { dayOf } from '#platform/time/days'
import { mondayOf, weeksUpTo } from './rules.ts'
import { on } from './tables.ts'

type Made = {
  readonly jobs: readonly {
    readonly accountId: string
    readonly unitId: string
    readonly isMain: boolean
    readonly until: string | null
  }[]
  readonly visits: readonly { readonly accountId: string; readonly at: Date }[]
}

/** Activity of the earlier weeks relative to the last ones: a slow rise, and one quiet week. */
const shares = [0.62, 0.66, 0.71, 0.69, 0.76, 0.82, 0.8, 0.44, 0.86, 0.93]

/** Twelve weeks of activity: the last two from the sessions, the ten before scaled from them. */
export async function seed(ctx: SeedCtx, { jobs, visits }: Made): Promise<void> {
  const weeks = weeksUpTo(ctx.calendar.today, shares.length + 2)
  const units = new Map(
    jobs.filter(({ isMain, until }) => isMain && until === null).map((job) => [job.accountId, job.unitId]),
  )
  const lastTwo = weeks.slice(-2).flatMap((week) => countedIn(week, visits, { units, zone: ctx.site.zone }))
  const measure = lastTwo.filter(({ week }) => week === weeks.at(-2))
  const before = shares.flatMap((share, i) =>
    measure.map(({ unitId, people, signIns }) => {
      const here = share * (0.9 + ctx.random.next() * 0.2)
      return {
        week: weeks[i] ?? '',
        unitId,
        people: Math.round(people * here),
        signIns: Math.round(signIns * here),
      }
    }),
  )
  const rows = [...before, ...lastTwo]
  await inGroups(rows, (group) => on(ctx.db).insertInto('report.activity').values(group).execute())
}

type Place = { readonly units: ReadonlyMap<string, string>; readonly zone: string }

function countedIn(week: string, visits: Made['visits'], { units, zone }: Place) {
  const sums = new Map<string, { people: Set<string>; signIns: number }>()
  for (const { accountId, at } of visits) {
    if (mondayOf(dayOf(at, zone)) !== week) continue
    const unitId = units.get(accountId) ?? '0'
    const sum = sums.get(unitId) ?? { people: new Set<string>(), signIns: 0 }
    sum.people.add(accountId)
    sum.signIns += 1
    sums.set(unitId, sum)
  }
  return [...sums].map(([unitId, { people, signIns }]) => ({ week, unitId, people: people.size, signIns }))
}
