import type { PeopleSort } from '@lyceum/contract/people'
import { sql } from 'kysely'
import { type Db, plannedByValues } from '#platform/db'
import { on } from '../tables.ts'
import type { Mark } from './page-cursor.ts'
import { type Choice, conditionsOf } from './condition-queries.ts'
import { beginnings, sortKeys } from './rules.ts'

export type Paging = {
  readonly sort: PeopleSort
  readonly isRising: boolean
  readonly beyond: Mark | undefined
  readonly most: number
}

/** The most matches of a typed text that are examined; a longer text finds others. */
export const mostMatches = 2000
/** The list shows no exact count above this. */
export const mostCounted = 10_000

/** A page of people in an order, beyond a cursor. The cost depends on its length, not on the size of the site. */
export async function entriesOf(db: Db, choice: Choice, { sort, isRising, beyond, most }: Paging) {
  const key = orderOf(sort, choice)
  const direction = isRising ? 'asc' : 'desc'
  let run = sortable(db, choice).select([
    'entry.accountId',
    'entry.unitId',
    'entry.positionId',
    'entry.gradeId',
    sql<string>`${key}::text`.as('sortValue'),
  ])
  if (beyond) {
    const place = sql`(${key}, ${sql.ref('entry.accountId')})`
    const mark = sql`(${beyond.value}::${castOf[sort]}, ${beyond.id}::bigint)`
    run = run.where(isRising ? sql<boolean>`${place} > ${mark}` : sql<boolean>`${place} < ${mark}`)
  }
  return run.orderBy(key, direction).orderBy('entry.accountId', direction).limit(most).execute()
}

/** The sort column; within a position there is an index for it (migration 0026). */
const orderOf = (sort: PeopleSort, { filter }: Choice) =>
  sort === 'staffNo' && filter.positionId !== undefined
    ? sql`(${sql.ref('entry.staffKey')} || '')`
    : sql.ref(`entry.${sortKeys[sort]}`)

const castOf = {
  name: sql`text`,
  staffNo: sql`text`,
  joinedOn: sql`date`,
  lastLoginAt: sql`timestamptz`,
} as const

/** The number of people, up to a limit. */
export async function countEntries(db: Db, choice: Choice): Promise<number> {
  const few = fitting(db, choice)
    .select('entry.accountId')
    .limit(mostCounted + 1)
  const { count } = await on(db)
    .selectFrom(few.as('few'))
    .modifyFront(plannedByValues)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The ids that match the typed text and all other filters: for each key the first ones. */
export async function matchingIds(db: Db, choice: Choice, text: string): Promise<string[]> {
  const [first, ...others] = beginnings(text).map(({ key, pattern }) => {
    const run = fitting(db, choice)
      .select('entry.accountId')
      .where(`entry.${key}`, 'like', pattern)
      .$if(key === 'emailKey' || key === 'phoneKey', (some) => some.where(`entry.${key}`, '!=', ''))
      .orderBy(`entry.${key}`)
      .orderBy('entry.accountId')
      .limit(mostMatches + 1)
    return on(db).selectFrom(run.as('run')).select('run.accountId')
  })
  if (!first) return []
  const rows = await others.reduce((all, query) => all.union(query), first).execute()
  return rows.map(({ accountId }) => accountId)
}

function fitting(db: Db, choice: Choice) {
  return on(db).selectFrom('people.entry as entry').where(conditionsOf(choice))
}

/**
 * The same, to be sorted. If the ids are known, they are fetched first: the planner would otherwise scan the sort
 * index until it has found enough of them, and the name 张 is at the far end of a million.
 */
function sortable(db: Db, choice: Choice) {
  const isKnown = choice.matchingIds !== undefined || choice.frozenIds !== undefined
  return on(db)
    .selectFrom((from) => {
      const some = from.selectFrom('people.entry as entry').selectAll('entry').where(conditionsOf(choice))
      return (isKnown ? some.offset(0) : some).as('entry')
    })
    .modifyFront(plannedByValues)
}

/** The units of people's main jobs; people without one are left out. */
export async function mainUnits(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await on(db)
    .selectFrom('people.entry')
    .select(['accountId', 'unitId'])
    .where('accountId', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ accountId, unitId }) => (unitId ? [[accountId, unitId]] : [])))
}
