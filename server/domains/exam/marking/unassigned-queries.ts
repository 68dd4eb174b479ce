import { sql } from 'kysely'
import { activeAmong } from '#domains/identity'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type Unassigned = {
  readonly examId: string
  readonly courseId: string
  readonly waiting: number
  readonly since: Date | null
}

/** Unmarked answers in nobody's marking queue: no marker is left, or the only one wrote them. */
export async function unassignedMarks(
  db: Db,
  courses: 'all' | readonly string[],
): Promise<readonly Unassigned[]> {
  if (courses !== 'all' && courses.length === 0) return []
  const active = await activeAmong(db, await markersWithWork(db))
  let found = on(db)
    .selectFrom('exam.mark as mark')
    .innerJoin('exam.attempt as attempt', 'attempt.id', 'mark.attemptId')
    .innerJoin('exam.exam as exam', 'exam.id', 'mark.examId')
    .select(['mark.examId', 'exam.courseId'])
    .select(({ fn }) => [fn.countAll<string>().as('waiting'), fn.min('attempt.submittedAt').as('since')])
    .where('mark.score', 'is', null)
    .where((at) =>
      at.not(
        at.exists(
          at
            .selectFrom('exam.marker as marker')
            .select('marker.accountId')
            .whereRef('marker.siteId', '=', 'mark.siteId')
            .whereRef('marker.examId', '=', 'mark.examId')
            .whereRef('marker.accountId', '!=', 'attempt.accountId')
            .where(sql<boolean>`marker.account_id = any(${active}::bigint[])`),
        ),
      ),
    )
    .groupBy(['mark.examId', 'exam.courseId'])
    .orderBy('since')
    .limit(200)
  if (courses !== 'all') found = found.where('exam.courseId', 'in', [...courses])
  return (await found.execute()).map((row) => ({ ...row, waiting: Number(row.waiting) }))
}

/** The markers of exams with unmarked answers. */
async function markersWithWork(db: Db): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('exam.mark as mark')
    .innerJoin('exam.marker as marker', 'marker.examId', 'mark.examId')
    .select('marker.accountId')
    .distinct()
    .where('mark.score', 'is', null)
    .execute()
  return rows.map(({ accountId }) => accountId)
}
