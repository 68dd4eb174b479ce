import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { EnrolmentStatus } from '../enrol-rules.ts'
import { on } from '../tables.ts'

/** Holds the places of a course until the transaction ends: enrolments of one course happen one after the other. */
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

export async function currentEnrolment(db: Db, courseId: string, accountId: string) {
  return on(db)
    .selectFrom('learning.enrolment')
    .select(columns)
    .where('courseId', '=', courseId)
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', true)
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

/** The caller holds the places of the course; whatever was current before steps back. */
export async function insertEnrolment(db: Db, enrolment: NewEnrolment): Promise<string> {
  await on(db)
    .updateTable('learning.enrolment')
    .set({ isCurrent: false })
    .where('courseId', '=', enrolment.courseId)
    .where('accountId', '=', enrolment.accountId)
    .where('isCurrent', '=', true)
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

/** Who has waited longest. */
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

/** How many wait, this one included, up to its number. */
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

/** Which of these courses somebody has completed, ever. */
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

/** The courses in which somebody has a place right now. */
export async function runningCourses(db: Db, accountId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('learning.enrolment')
    .select('courseId')
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', true)
    .where('status', 'in', ['PENDING', 'IN_PROGRESS'])
    .execute()
  return rows.map(({ courseId }) => courseId)
}

export type Round = { readonly id: string; readonly accountId: string }

/** Who of some people has studied another round of a course than this one: withdrawn and refused ones were not studied. */
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

/** Full courses where somebody waits, so that the clock can look whether there are places again. */
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
