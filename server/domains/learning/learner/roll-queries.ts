import { sql } from 'kysely'
import { type Reach, within } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Everyone with a place, whatever the result. */
const taking = ['IN_PROGRESS', 'COMPLETED', 'PASSED', 'FAILED'] as const

type RollQuery = {
  readonly courseId: string
  /** Only these people, or all except these. */
  readonly only?: readonly string[]
  readonly except?: readonly string[]
  readonly after: string
  readonly limit: number
}

/** The roll of a course: people within reach with a place in it, in order of enrolment. */
export async function rollOf(db: Db, reach: Reach, { courseId, only, except, after, limit }: RollQuery) {
  if (only?.length === 0) return []
  let rows = on(db)
    .selectFrom('learning.enrolment as enrolment')
    .select(['enrolment.id', 'enrolment.accountId'])
    .where('enrolment.courseId', '=', courseId)
    .where('enrolment.isCurrent', '=', sql.lit(true))
    .where('enrolment.status', 'in', taking)
    .where(within(reach, 'enrolment.account_id'))
    .where('enrolment.id', '>', after)
  if (only) rows = rows.where('enrolment.accountId', 'in', only)
  if (except && except.length > 0) rows = rows.where('enrolment.accountId', 'not in', except)
  return rows.orderBy('enrolment.id').limit(limit).execute()
}

/** The number of people with a place in each of these courses. */
export async function rollCounts(db: Db, courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (courseIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('learning.enrolment')
    .select(['courseId', ({ fn }) => fn.countAll<string>().as('people')])
    .where('courseId', 'in', courseIds)
    .where('isCurrent', '=', sql.lit(true))
    .where('status', 'in', taking)
    .groupBy('courseId')
    .execute()
  return new Map(rows.map(({ courseId, people }) => [courseId, Number(people)]))
}
