import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The courses most people started since a moment, most first. */
export async function mostTakenSince(db: Db, since: Date, limit: number) {
  const rows = await on(db)
    .selectFrom('learning.enrolment')
    .select(['courseId', sql<string>`count(distinct account_id)`.as('learners')])
    .where('appliedAt', '>=', since)
    .where('status', 'in', ['IN_PROGRESS', 'COMPLETED', 'FAILED'])
    .groupBy('courseId')
    .orderBy('learners', 'desc')
    .orderBy('courseId')
    .limit(limit)
    .execute()
  return rows.map(({ courseId, learners }) => ({ courseId, learners: Number(learners) }))
}
