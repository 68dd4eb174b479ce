import { searchTypes } from '@lyceum/contract/search'
import type { Db } from '#platform/db'
import type { Searchable } from '#platform/domain/searchable'
import type { SeedCtx } from '#platform/domain/seed'
import { inGroups } from '#platform/domain/seed'
import { postgres } from './engine/postgres.ts'
import { refill } from './index/maintain-index.ts'
import { on } from './tables.ts'

type Made = {
  readonly people: readonly { readonly id: string; readonly isDemo: boolean }[]
  readonly searchables: readonly Searchable[]
}

type SearchTerm = readonly [word: string, people: number]

/** What people of each site search for, by people per month; the index decides whether it finds something. */
const termsBySite: Readonly<Record<string, readonly SearchTerm[]>> = {
  hengchuan: [
    ['安全生产', 46],
    ['数据看板', 38],
    ['excel', 31],
    ['新员工', 27],
    ['沟通', 22],
    ['管理', 19],
    ['考试', 17],
    ['客户', 14],
    ['项目管理', 11],
    ['讲师', 9],
    ['copilot', 8],
    ['碳中和', 7],
    ['报销流程', 5],
    ['班车时刻', 3],
  ],
  nanyu: [
    ['食品安全', 21],
    ['門市', 17],
    ['客服', 12],
    ['新人', 9],
    ['excel', 6],
    ['排班系統', 4],
  ],
}

const recent: Readonly<Record<string, readonly string[]>> = {
  hengchuan: ['数据看板', '安全生产', '新员工'],
  nanyu: ['食品安全', '門市'],
}

/** The index of everything searchable, and the searches of the last month. */
export async function seed(ctx: SeedCtx, { people, searchables }: Made): Promise<void> {
  const { db, site, random, calendar } = ctx
  for (const searchable of searchables)
    await refill(searchable, { engine: postgres, isWhole: true, step: (work) => work(db) })
  const terms = termsBySite[site.code] ?? []
  const fruitful = await fruitfulOf(
    db,
    terms.map(([term]) => term),
    calendar.moment(0),
  )
  const days = terms.flatMap(([term, most]) =>
    spread(random.int(most - 2, most), (count) => random.int(0, count)).map(({ ago, count }) => ({
      day: calendar.day(-ago),
      word: term,
      people: count,
      times: count + random.int(0, 2),
      empty: fruitful.has(term) ? 0 : count,
    })),
  )
  await inGroups(days, (group) => on(db).insertInto('search.word_day').values(group).execute())
  for (const { id: accountId } of people.filter(({ isDemo }) => isDemo))
    for (const [ago, term] of (recent[site.code] ?? []).entries())
      await on(db)
        .insertInto('search.asked')
        .values({
          accountId,
          word: term,
          lastAt: calendar.moment(-ago - 1, 600),
          lastOn: calendar.day(-ago - 1),
        })
        .execute()
}

/** Terms with which everyone on the site finds something. */
async function fruitfulOf(db: Db, terms: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const anybody = { keys: ['all'], isExternal: false, types: searchTypes, now }
  return new Set(await postgres.findable(db, anybody, terms))
}

const lastDays = 28

/** Spreads the people over the days, a few each day. */
function spread(people: number, pick: (most: number) => number) {
  const days: { ago: number; count: number }[] = []
  let left = people
  for (let ago = 1; left > 0 && ago <= lastDays; ago += 1) {
    const count = ago === lastDays ? left : Math.min(left, pick(4))
    if (count > 0) days.push({ ago, count })
    left -= count
  }
  return days
}
