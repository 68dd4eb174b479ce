import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { ModuleRecord } from '../module-rules.ts'
import { on } from '../tables.ts'

/** All module records of an enrolment, in one query. */
export async function recordsOf(db: Db, enrolmentId: string): Promise<ReadonlyMap<string, ModuleRecord>> {
  const rows = await on(db)
    .selectFrom('learning.progress')
    .select(['moduleId', 'opens', 'submits', 'isViewed', 'isSaved', 'isReported', 'score'])
    .where('enrolmentId', '=', enrolmentId)
    .execute()
  return new Map(
    rows.map(({ moduleId, score, ...row }) => [
      moduleId,
      { ...row, score: score === null ? null : Number(score) },
    ]),
  )
}

/** Figures of an enrolment that the enrolment rules do not need. */
export async function figuresOf(db: Db, enrolmentId: string) {
  return on(db)
    .selectFrom('learning.enrolment')
    .select(['progress', 'score', 'seconds'])
    .where('id', '=', enrolmentId)
    .executeTakeFirstOrThrow()
}

export async function seatsOf(db: Db, courseId: string): Promise<{ taken: number; waiting: number }> {
  const seats = await on(db)
    .selectFrom('learning.seat')
    .select(['taken', 'waiting'])
    .where('courseId', '=', courseId)
    .executeTakeFirst()
  return seats ?? { taken: 0, waiting: 0 }
}

export async function hasRated(db: Db, courseId: string, accountId: string): Promise<boolean> {
  const rating = await on(db)
    .selectFrom('learning.rating')
    .select('stars')
    .where('courseId', '=', courseId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return rating !== undefined
}

/** Courses the account is enrolled in or waits for. */
export async function currentCourses(db: Db, accountId: string) {
  return on(db)
    .selectFrom('learning.enrolment')
    .select(['courseId', 'status', 'dueAt'])
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', sql.lit(true))
    .where('status', 'in', ['PENDING', 'IN_PROGRESS'])
    .limit(500)
    .execute()
}
