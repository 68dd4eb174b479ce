import type { ExamSettings } from '@lyceum/contract/exam'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const columns = [
  'id',
  'courseId',
  'paperId',
  'isOffline',
  'state',
  'opensAt',
  'closesAt',
  'minutes',
  'passScore',
  'maxOpens',
  'maxSubmits',
  'lateMinutes',
  'screenCutLimit',
  'screenCutPolicy',
  'timeoutPolicy',
  'answersShown',
  'scoresShown',
  'startCode',
  'isAdminStart',
  'startedAt',
  'createdBy',
] as const

const read = <R extends { readonly passScore: string }>({ passScore, ...row }: R) => ({
  ...row,
  passScore: Number(passScore),
})

/** The settings of an exam. */
export type Exam = NonNullable<Awaited<ReturnType<typeof examById>>>

export async function examById(db: Db, examId: string) {
  const row = await on(db).selectFrom('exam.exam').select(columns).where('id', '=', examId).executeTakeFirst()
  return row && read(row)
}

export async function examsById(db: Db, ids: readonly string[]): Promise<readonly Exam[]> {
  if (ids.length === 0) return []
  const rows = await on(db)
    .selectFrom('exam.exam')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(read)
}

export async function examOfCourse(db: Db, courseId: string): Promise<Exam | undefined> {
  const row = await on(db)
    .selectFrom('exam.exam')
    .select(columns)
    .where('courseId', '=', courseId)
    .executeTakeFirst()
  return row && read(row)
}

/** With the mark of the row's version, by which a later statement sees whether the exam has changed since. */
export async function examWithRevision(db: Db, courseId: string) {
  const row = await on(db)
    .selectFrom('exam.exam')
    .select(columns)
    .select(sql<string>`exam.exam.xmin::text`.as('revision'))
    .where('courseId', '=', courseId)
    .executeTakeFirst()
  return row && read(row)
}

/** Locks an exam, so that concurrent changes happen one after the other. */
export async function lockExam(db: Db, examId: string): Promise<Exam | undefined> {
  const row = await on(db)
    .selectFrom('exam.exam')
    .select(columns)
    .where('id', '=', examId)
    .forUpdate()
    .executeTakeFirst()
  return row && read(row)
}

type NewExam = {
  readonly courseId: string
  readonly isOffline: boolean
  readonly settings: ExamSettings
  readonly createdBy: string
}

const moments = ({ opensAt, closesAt, passScore, ...settings }: ExamSettings) => ({
  ...settings,
  passScore: String(passScore),
  opensAt: opensAt === null ? null : new Date(opensAt),
  closesAt: closesAt === null ? null : new Date(closesAt),
})

export async function insertExam(db: Db, { settings, ...exam }: NewExam): Promise<string> {
  const { id } = await on(db)
    .insertInto('exam.exam')
    .values({ ...exam, ...moments(settings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = { readonly settings: ExamSettings; readonly at: Date }

export async function updateExam(db: Db, examId: string, { settings, at }: Change): Promise<void> {
  await on(db)
    .updateTable('exam.exam')
    .set({ ...moments(settings), updatedAt: at })
    .where('id', '=', examId)
    .execute()
}

type Move = { readonly state?: Exam['state']; readonly startedAt?: Date; readonly closesAt?: Date }

export async function moveExam(db: Db, examId: string, move: Move): Promise<void> {
  await on(db).updateTable('exam.exam').set(move).where('id', '=', examId).execute()
}

export async function markersOf(db: Db, examId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('exam.marker')
    .select('accountId')
    .where('examId', '=', examId)
    .execute()
  return rows.map(({ accountId }) => accountId)
}

export async function replaceMarkers(db: Db, examId: string, accountIds: readonly string[]): Promise<void> {
  await on(db).deleteFrom('exam.marker').where('examId', '=', examId).execute()
  if (accountIds.length === 0) return
  await on(db)
    .insertInto('exam.marker')
    .values(accountIds.map((accountId) => ({ examId, accountId })))
    .execute()
}
