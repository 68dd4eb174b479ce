import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { EnrolmentStatus } from '../enrol-rules.ts'
import { on } from '../tables.ts'

/** Locks the places of a course until the transaction ends: enrolments of one course are serialised. */
export async function lockSeats(db: Db, courseId: string) {
  await on(db)
    .insertInto('learning.seat')
    .values({ courseId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return on(db)
    .selectFrom('learning.seat')
    .select(['taken', 'waiting', 'lastNumber'])
    .where('courseId', '=', courseId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type SeatChange = { readonly taken: number; readonly waiting: number; readonly lastNumber: string }

export async function updateSeats(db: Db, courseId: string, change: SeatChange): Promise<void> {
  await on(db).updateTable('learning.seat').set(change).where('courseId', '=', courseId).execute()
}

const columns = [
  'id',
  'courseId',
  'accountId',
  'versionId',
  'round',
  'status',
  'holdsSeat',
  'queueNumber',
  'studiedAt',
  'dueAt',
  'source',
] as const

// Written out, here and wherever an enrolment is looked for: PostgreSQL does not use an index `where is_current` for a
// parameter once it plans for all values, and would read every enrolment of the site.
export async function currentEnrolment(db: Db, courseId: string, accountId: string) {
  return on(db)
    .selectFrom('learning.enrolment')
    .select(columns)
    .where('courseId', '=', courseId)
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', sql.lit(true))
    .executeTakeFirst()
}

export async function lockEnrolment(db: Db, enrolmentId: string) {
  return on(db)
    .selectFrom('learning.enrolment')
    .select(columns)
    .where('id', '=', enrolmentId)
    .forUpdate()
    .executeTakeFirst()
}

type NewEnrolment = {
  readonly courseId: string
  readonly accountId: string
  readonly versionId: string
  readonly round: number
  readonly status: EnrolmentStatus
  readonly holdsSeat: boolean
  readonly queueNumber: string | null
  readonly formFileId: string | null
  readonly dueAt: Date | null
  readonly appliedAt: Date
  readonly beganAt: Date | null
}

/** The caller has locked the places of the course; an earlier enrolment becomes non-current. */
export async function insertEnrolment(db: Db, enrolment: NewEnrolment): Promise<string> {
  await on(db)
    .updateTable('learning.enrolment')
    .set({ isCurrent: false })
    .where('courseId', '=', enrolment.courseId)
    .where('accountId', '=', enrolment.accountId)
    .where('isCurrent', '=', sql.lit(true))
    .execute()
  const { id } = await on(db)
    .insertInto('learning.enrolment')
    .values(enrolment)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = Partial<{
  readonly status: EnrolmentStatus
  readonly versionId: string
  readonly holdsSeat: boolean
  readonly queueNumber: string | null
  readonly beganAt: Date
  readonly endedAt: Date
  readonly dueAt: Date | null
}>

export async function updateEnrolment(db: Db, enrolmentId: string, change: Change): Promise<void> {
  await on(db).updateTable('learning.enrolment').set(change).where('id', '=', enrolmentId).execute()
}

/** The person who has waited longest. */
export async function firstInQueue(db: Db, courseId: string) {
  return on(db)
    .selectFrom('learning.enrolment')
    .select(columns)
    .where('courseId', '=', courseId)
    .where('status', '=', 'WAITING')
    .orderBy('queueNumber')
    .limit(1)
    .executeTakeFirst()
}

/** The position in the queue, counting from one. */
export async function placeInQueue(db: Db, courseId: string, queueNumber: string): Promise<number> {
  const { place } = await on(db)
    .selectFrom('learning.enrolment')
    .select(({ fn }) => fn.countAll<string>().as('place'))
    .where('courseId', '=', courseId)
    .where('status', '=', 'WAITING')
    .where('queueNumber', '<=', queueNumber)
    .executeTakeFirstOrThrow()
  return Number(place)
}

/** Which of these courses the account has ever completed. */
export async function completedAmong(
  db: Db,
  accountId: string,
  courseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (courseIds.length === 0) return new Set()
  const rows = await on(db)
    .selectFrom('learning.completion')
    .select('courseId')
    .where('accountId', '=', accountId)
    .where('courseId', 'in', courseIds)
    .execute()
  return new Set(rows.map(({ courseId }) => courseId))
}

/** The courses in which the account has a place now. */
export async function runningCourses(db: Db, accountId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('learning.enrolment')
    .select('courseId')
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', sql.lit(true))
    .where('status', 'in', ['PENDING', 'IN_PROGRESS'])
    .execute()
  return rows.map(({ courseId }) => courseId)
}

export type Round = { readonly id: string; readonly accountId: string }

/** Which of these people have studied the course in another enrolment: withdrawn and rejected ones do not count. */
export async function studiedEarlier(
  db: Db,
  courseId: string,
  rounds: readonly Round[],
): Promise<ReadonlySet<string>> {
  const rows = await on(db)
    .selectFrom('learning.enrolment')
    .select('accountId')
    .distinct()
    .where('courseId', '=', courseId)
    .where('accountId', '=', sql<string>`any(${rounds.map(({ accountId }) => accountId)}::bigint[])`)
    .where('id', '<>', sql<string>`all(${rounds.map(({ id }) => id)}::bigint[])`)
    .where('status', 'in', ['COMPLETED', 'PASSED', 'FAILED', 'ABANDONED'])
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}

/** Courses with a waiting list, for the cron job that looks for free places. */
export async function coursesWithQueue(db: Db): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('learning.seat')
    .select('courseId')
    .where('waiting', '>', 0)
    .orderBy('courseId')
    .limit(1000)
    .execute()
  return rows.map(({ courseId }) => courseId)
}
