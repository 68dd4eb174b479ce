import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../../tables.ts'

/** How many of these courses each of these people has completed. */
export async function completersOf(
  db: Db,
  courseIds: readonly string[],
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('learning.completion')
    .select(({ fn }) => ['accountId', fn.count<string>('courseId').distinct().as('courses')])
    .where('courseId', 'in', courseIds)
    .where('accountId', '=', sql<string>`any(${[...accountIds]}::bigint[])`)
    .groupBy('accountId')
    .execute()
  return new Map(rows.map(({ accountId, courses }) => [accountId, Number(courses)]))
}

export async function takenOf(db: Db, courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await on(db)
    .selectFrom('learning.seat')
    .select(['courseId', 'taken'])
    .where('courseId', 'in', courseIds)
    .execute()
  return new Map(rows.map(({ courseId, taken }) => [courseId, taken]))
}
