import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Whether the account is a marker of this exam (INV-E11). */
export async function isMarker(db: Db, examId: string, accountId: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('exam.marker')
    .select('examId')
    .where('examId', '=', examId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Answers waiting for the marker, by exam and question, then finished ones; one's own answers are left to other markers. */
export async function markingQueues(db: Db, accountId: string) {
  const rows = await on(db)
    .selectFrom('exam.marker as marker')
    .innerJoin('exam.mark as mark', 'mark.examId', 'marker.examId')
    .innerJoin('exam.attempt as attempt', 'attempt.id', 'mark.attemptId')
    .innerJoin('exam.exam as exam', 'exam.id', 'mark.examId')
    .select(['mark.examId', 'exam.courseId', 'mark.questionVersionId'])
    .select(({ fn }) => fn.max('attempt.formId').as('formId'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('mark.score', 'is', null).as('waiting'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('mark.score', 'is not', null).as('marked'))
    .where('marker.accountId', '=', accountId)
    .where('attempt.accountId', '!=', accountId)
    .groupBy(['mark.examId', 'exam.courseId', 'mark.questionVersionId'])
    .orderBy(sql`count(*) filter (where mark.score is null) = 0`)
    .orderBy('mark.examId')
    .orderBy('mark.questionVersionId')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting), marked: Number(row.marked) }))
}

/** B-296. */
export async function countWaiting(db: Db, accountId: string): Promise<number> {
  return (await markingQueues(db, accountId)).reduce((sum, { waiting }) => sum + waiting, 0)
}

type AnswersQuery = {
  readonly examId: string
  readonly questionVersionId: string
  readonly state: 'waiting' | 'marked'
  readonly after: string
  readonly limit: number
  readonly markerId: string
}

/** Answers to one question in the order they were handed in, anonymously. */
export async function marksToShow(
  db: Db,
  { examId, questionVersionId, state, after, limit, markerId }: AnswersQuery,
) {
  const page = on(db)
    .selectFrom('exam.mark as mark')
    .innerJoin('exam.attempt as attempt', 'attempt.id', 'mark.attemptId')
    .innerJoin('exam.answer as answer', (join) =>
      join
        .onRef('answer.attemptId', '=', 'mark.attemptId')
        .onRef('answer.questionVersionId', '=', 'mark.questionVersionId'),
    )
    .select(['mark.id', 'mark.score', 'mark.comment', 'mark.version', 'mark.markedBy', 'mark.markedAt'])
    .select(['mark.fullScore', 'attempt.formId', sql<string>`answer.value::text`.as('value')])
    .where('mark.examId', '=', examId)
    .where('mark.questionVersionId', '=', questionVersionId)
    .where('mark.score', state === 'waiting' ? 'is' : 'is not', null)
    .where('attempt.accountId', '!=', markerId)
    .where('mark.id', '>', after)
    .orderBy('mark.id')
    .limit(limit)
  return page.execute()
}

/** Any form of an exam that contains this question, for its text and its marking guide. */
export async function formWith(
  db: Db,
  examId: string,
  questionVersionId: string,
): Promise<string | undefined> {
  const row = await on(db)
    .selectFrom('exam.mark as mark')
    .innerJoin('exam.attempt as attempt', 'attempt.id', 'mark.attemptId')
    .select('attempt.formId')
    .where('mark.examId', '=', examId)
    .where('mark.questionVersionId', '=', questionVersionId)
    .limit(1)
    .executeTakeFirst()
  return row?.formId ?? undefined
}

type RecordingsQuery = {
  readonly markerId: string
  readonly ownerIds: readonly string[]
  readonly fileIds: readonly string[]
}

/** Which of these files are answers in an exam that the account marks. */
export async function recordingsToMark(
  db: Db,
  { markerId, ownerIds, fileIds }: RecordingsQuery,
): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('exam.attempt as attempt')
    .innerJoin('exam.marker as marker', 'marker.examId', 'attempt.examId')
    .innerJoin('exam.answer as answer', 'answer.attemptId', 'attempt.id')
    .select(sql<string>`answer.value ->> 'fileId'`.as('fileId'))
    .where('marker.accountId', '=', markerId)
    .where(sql<boolean>`attempt.account_id = any(${ownerIds}::bigint[])`)
    .where(sql<boolean>`answer.value ->> 'fileId' = any(${fileIds}::text[])`)
    .execute()
  return rows.map(({ fileId }) => fileId)
}
