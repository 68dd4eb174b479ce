import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Part } from '../attempt/score-rules.ts'

type NewResult = { readonly parts: readonly Part[]; readonly at: Date }

export async function putResult(db: Db, attemptId: string, { parts, at }: NewResult): Promise<void> {
  const result = { parts: JSON.stringify(parts), scoredAt: at }
  await on(db)
    .insertInto('exam.result')
    .values({ attemptId, ...result })
    .onConflict((conflict) => conflict.columns(['siteId', 'attemptId']).doUpdateSet(result))
    .execute()
}

/** The marks of a paper so far, by question. */
export async function marksOf(db: Db, attemptId: string) {
  return on(db)
    .selectFrom('exam.mark')
    .select(['id', 'questionVersionId', 'score', 'comment'])
    .where('attemptId', '=', attemptId)
    .execute()
}

type NewMark = {
  readonly examId: string
  readonly attemptId: string
  readonly questionVersionId: string
  readonly fullScore: number
}

/** Adds parts that need a marker to the marking queue; existing entries stay as they are. */
export async function askForMarks(db: Db, marks: readonly NewMark[]): Promise<void> {
  if (marks.length === 0) return
  await on(db)
    .insertInto('exam.mark')
    .values(marks.map(({ fullScore, ...mark }) => ({ ...mark, fullScore: String(fullScore) })))
    .onConflict((conflict) => conflict.columns(['siteId', 'attemptId', 'questionVersionId']).doNothing())
    .execute()
}

type Scored = {
  readonly scoreState: 'I' | 'C'
  readonly rawScore: number | null
  readonly score: number | null
  readonly isPassed: boolean | null
  readonly isHeld: boolean
}

export async function writeScore(
  db: Db,
  attemptId: string,
  { rawScore, score, ...scored }: Scored,
): Promise<void> {
  await on(db)
    .updateTable('exam.attempt')
    .set({
      ...scored,
      rawScore: rawScore === null ? null : String(rawScore),
      score: score === null ? null : String(score),
      hasFailedScoring: false,
    })
    .where('id', '=', attemptId)
    .execute()
}

/** B-279: failed scoring leaves the paper in progress for a retry; a paper scored meanwhile is left alone. */
export async function writeFailure(db: Db, attemptId: string): Promise<void> {
  await on(db)
    .updateTable('exam.attempt')
    .set({ scoreState: 'I', hasFailedScoring: true })
    .where('id', '=', attemptId)
    .where('scoreState', '=', 'N')
    .execute()
}

export async function writeRescore(db: Db, attemptId: string, at: Date): Promise<void> {
  await on(db).updateTable('exam.attempt').set({ rescoredAt: at }).where('id', '=', attemptId).execute()
}

type Best = { readonly examId: string; readonly accountId: string }

/** The best of several papers counts; a pass stays, unless a regrade of that very paper removes it. */
export async function countBest(db: Db, { examId, accountId }: Best): Promise<void> {
  await sql`
    update exam.candidate as candidate
    set best_score = best.score, is_passed = coalesce(best.is_passed, false)
    from (select max(score) as score, bool_or(is_passed) as is_passed from exam.attempt
          where site_id = ${db.siteId} and exam_id = ${examId} and account_id = ${accountId} and score_state = 'C') as best
    where candidate.site_id = ${db.siteId} and candidate.exam_id = ${examId}
      and candidate.account_id = ${accountId}`.execute(db.kysely)
}
