import { type Activity, periods } from '@lyceum/contract/honor'
import { studiedScores } from '#domains/learning'
import { earnedScores } from '#domains/points'
import { startOf } from '#platform/time/days'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { firstDay, periodKey } from './ranking/periods.ts'
import { putStamp, rebuildStandings } from './ranking/store.ts'
import { medalsOf, titlesOf } from './seed/catalogue.ts'
import { on } from './tables.ts'

type Made = {
  readonly people: readonly {
    readonly id: string
    readonly state: string
    readonly isDemo: boolean
    readonly isDuty: boolean
  }[]
  /** Who has completed what, and when. */
  readonly finished: readonly { readonly accountId: string; readonly at: Date }[]
}

/** Medals and titles, who has earned which, and the boards as of this morning. */
export async function seed(ctx: SeedCtx, { people, finished }: Made): Promise<void> {
  const { db, ids, random, site } = ctx
  const medals = medalsOf(site.code).map((medal, position) => ({ id: ids.next(), position, ...medal }))
  await on(db).insertInto('honor.medal').values(medals).execute()
  await on(db)
    .insertInto('honor.title')
    .values(titlesOf(site.code).map((title) => ({ id: ids.next(), ...title })))
    .execute()
  const courses = Map.groupBy(finished, ({ accountId }) => accountId)
  const tallies = people
    .filter(({ state }) => state === 'active')
    .flatMap(({ id, isDemo, isDuty }) => {
      const done = courses.get(id)?.length ?? 0
      const counts: Partial<Record<Activity, number>> =
        isDemo && !isDuty
          ? {
              course: done,
              day: 412,
              streak: 118,
              comment: random.int(12, 30),
              module: 160,
              like: 46,
              task: 300,
            }
          : { course: done }
      return Object.entries(counts).map(([activity, count]) => ({ accountId: id, deed: activity, count }))
    })
    .filter(({ count }) => count > 0)
  await inGroups(tallies, (group) => on(db).insertInto('honor.tally').values(group).execute())
  await award(ctx, { medals, tallies })
  await reckon(ctx)
}

type Awards = {
  readonly medals: readonly { readonly id: string; readonly deed: string; readonly needed: number }[]
  readonly tallies: readonly { readonly accountId: string; readonly deed: string; readonly count: number }[]
}

/** Everybody has acknowledged theirs long ago, and shows up to three. */
async function award({ db, random, calendar }: SeedCtx, { medals, tallies }: Awards): Promise<void> {
  const shown = new Map<string, number>()
  const earnedMedals = tallies.flatMap(({ accountId, deed: activity, count }) =>
    medals
      .filter((medal) => medal.deed === activity && medal.needed <= count)
      .map(({ id }) => {
        const at = calendar.moment(-random.int(8, 300), random.int(480, 1200))
        const place = (shown.get(accountId) ?? 0) + 1
        shown.set(accountId, place)
        return { accountId, medalId: id, earnedAt: at, toldAt: at, shownAs: place <= 3 ? place : null }
      }),
  )
  await inGroups(earnedMedals, (group) => on(db).insertInto('honor.earned').values(group).execute())
}

async function reckon({ db, site, calendar }: SeedCtx): Promise<void> {
  const sources = { credit: earnedScores, learned: studiedScores } as const
  for (const board of ['credit', 'learned'] as const)
    for (const period of periods) {
      const key = { board, period: periodKey(period, calendar.today) }
      const day = firstDay(period, calendar.today)
      const since = day === undefined ? undefined : startOf(day, site.zone)
      const id = await rebuildStandings(db, sources[board](db, { since }))
      await putStamp(db, key, { id, asOf: calendar.moment(0) })
    }
}
