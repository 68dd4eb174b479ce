import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Part } from './score-rules.ts'

const stored = z.array(
  z.object({
    questionVersionId: z.string(),
    type: z.enum(['MC', 'MC_MANY', 'TF', 'FB', 'MT', 'ES', 'SR']),
    full: z.number(),
    score: z.number().nullable(),
    isRight: z.boolean().nullable(),
  }),
)

/** Parts as they are stored. */
export const readParts = (value: unknown): readonly Part[] => stored.parse(value)

export async function partsOf(db: Db, attemptId: string): Promise<readonly Part[]> {
  const row = await on(db)
    .selectFrom('exam.result')
    .select('parts')
    .where('attemptId', '=', attemptId)
    .executeTakeFirst()
  return row ? readParts(row.parts) : []
}

type NewResult = { readonly parts: readonly Part[]; readonly at: Date }

export async function putResult(db: Db, attemptId: string, { parts, at }: NewResult): Promise<void> {
  const result = { parts: JSON.stringify(parts), scoredAt: at }
  await on(db)
    .insertInto('exam.result')
    .values({ attemptId, ...result })
    .onConflict((conflict) => conflict.columns(['siteId', 'attemptId']).doUpdateSet(result))
    .execute()
}

/** What markers have given for a paper so far, by question. */
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

/** Puts on the markers' desk what only a person can mark; what lies there already stays as it is. */
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

/** B-279: what failed is in progress, and can be asked for again; what somebody has scored meanwhile did not fail. */
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

/** Of several papers the best counts; who has passed has passed, unless a regrade of that very paper says otherwise. */
export async function countBest(db: Db, { examId, accountId }: Best): Promise<void> {
  await sql`
    update exam.candidate as candidate
    set best_score = best.score, is_passed = coalesce(best.is_passed, false)
    from (select max(score) as score, bool_or(is_passed) as is_passed from exam.attempt
          where site_id = ${db.siteId} and exam_id = ${examId} and account_id = ${accountId} and score_state = 'C') as best
    where candidate.site_id = ${db.siteId} and candidate.exam_id = ${examId}
      and candidate.account_id = ${accountId}`.execute(db.kysely)
}
