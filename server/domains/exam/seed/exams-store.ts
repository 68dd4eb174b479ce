import { sql } from 'kysely'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import type { ExamSettings } from '@lyceum/contract/exam'
import { putAnswers } from '../attempt/answer-store.ts'
import { on } from '../tables.ts'
import type { SeedAttempt } from './sit-exam.ts'

type NewExam = {
  readonly id: string
  readonly courseId: string
  readonly isOffline: boolean
  readonly settings: Omit<ExamSettings, 'opensAt' | 'closesAt'>
  readonly opensAt: Date | null
  readonly closesAt: Date | null
  readonly createdBy: string
  readonly createdAt: Date
}

export async function insertExam({ db }: SeedCtx, { settings, ...exam }: NewExam): Promise<void> {
  const row = { ...exam, ...settings, passScore: String(settings.passScore), state: 'published' as const }
  await on(db)
    .insertInto('exam.exam')
    .values({ ...row, updatedAt: exam.createdAt })
    .execute()
}

type NewCandidate = {
  readonly examId: string
  readonly accountId: string
  readonly opens: number
  readonly submits: number
  readonly bestScore: string | null
  readonly isPassed: boolean
}

type Given = {
  readonly makeUpFrom?: Date
  readonly makeUpUntil?: Date
  readonly extraMinutes?: number
  readonly reason?: string
}

export async function insertCandidates(
  { db }: SeedCtx,
  rows: readonly (NewCandidate & Given)[],
): Promise<void> {
  const whole = rows.map((row) => ({
    makeUpFrom: null,
    makeUpUntil: null,
    extraMinutes: 0,
    reason: '',
    ...row,
  }))
  await inGroups(whole, (group) => on(db).insertInto('exam.candidate').values(group).execute())
}

/** Inserts attempts with their answers, results and marks, in few statements. */
export async function insertAttempts({ db }: SeedCtx, all: readonly SeedAttempt[]): Promise<void> {
  const { siteId } = db
  await inGroups(all, (group) =>
    on(db)
      .insertInto('exam.attempt')
      .values(group.map(({ row }) => row))
      .execute(),
  )
  await inGroups(all, (group) =>
    putAnswers(
      db,
      group.flatMap(({ row, answers }) =>
        answers.map((answer) => ({ ...answer, siteId, attemptId: row.id, at: row.submittedAt })),
      ),
    ),
  )
  const results = all.map(({ row, parts }) => ({
    attemptId: row.id,
    parts: JSON.stringify(parts),
    scoredAt: row.submittedAt,
  }))
  await inGroups(results, (group) => on(db).insertInto('exam.result').values(group).execute())
  const marks = all.flatMap(({ row, marks: own }) => own.map((mark) => ({ ...mark, attemptId: row.id })))
  await inGroups(marks, (group) => on(db).insertInto('exam.mark').values(group).execute())
}

type NewMistake = {
  readonly accountId: string
  readonly questionVersionId: string
  readonly examId: string
  readonly formId: string
  readonly type: string
  readonly wrong: number
  readonly correct: number
  readonly dueAt: Date
  readonly notedAt: Date
}

/** By columns, because there are tens of thousands of rows. */
export async function insertMistakes({ db }: SeedCtx, rows: readonly NewMistake[]): Promise<void> {
  const column = <K extends keyof NewMistake>(name: K) => rows.map((row) => row[name])
  await sql`
    insert into exam.mistake
      (site_id, account_id, question_version_id, exam_id, form_id, type, wrong, correct, due_at, noted_at)
    select ${db.siteId}::integer, t.* from unnest(${column('accountId')}::bigint[],
      ${column('questionVersionId')}::bigint[], ${column('examId')}::bigint[], ${column('formId')}::bigint[],
      ${column('type')}::text[], ${column('wrong')}::integer[], ${column('correct')}::integer[],
      ${column('dueAt')}::timestamptz[], ${column('notedAt')}::timestamptz[]) as t`.execute(db.kysely)
}

type OnSite = {
  readonly id: string
  readonly examId: string
  readonly accountId: string
  readonly enrolmentId: string
  readonly at: Date
  readonly score: number
  readonly isPassed: boolean
}

/** Scores entered by an examiner on site. */
export async function insertOnSite({ db }: SeedCtx, rows: readonly OnSite[]): Promise<void> {
  const attempts = rows.map(({ at, score, ...row }) => ({
    ...row,
    number: 1,
    fullScore: '100',
    state: 'submitted' as const,
    startedAt: at,
    deadlineAt: at,
    seenAt: at,
    submittedAt: at,
    submitKind: 'offline' as const,
    scoreState: 'C' as const,
    rawScore: String(score),
    score: String(score),
  }))
  await inGroups(attempts, (group) => on(db).insertInto('exam.attempt').values(group).execute())
}
