import { commonErrors } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { on } from '../tables.ts'

const columns = [
  'id',
  'examId',
  'accountId',
  'enrolmentId',
  'number',
  'formId',
  'fullScore',
  'state',
  'startedAt',
  'deadlineAt',
  'extraMinutes',
  'givenBackSeconds',
  'pausedAt',
  'generation',
  'seenAt',
  'cuts',
  'submittedAt',
  'submitKind',
  'receipt',
  'scoreState',
  'hasFailedScoring',
  'rescoredAt',
  'rawScore',
  'score',
  'scoreBeforeRegrade',
  'isPassed',
  'isHeld',
  'isReinstated',
] as const

const number = (text: string | null) => (text === null ? null : Number(text))

type Scores = {
  readonly fullScore: string
  readonly rawScore: string | null
  readonly score: string | null
  readonly scoreBeforeRegrade: string | null
}

const read = <R extends Scores>({ fullScore, rawScore, score, scoreBeforeRegrade, ...row }: R) => ({
  ...row,
  fullScore: Number(fullScore),
  rawScore: number(rawScore),
  score: number(score),
  scoreBeforeRegrade: number(scoreBeforeRegrade),
})

export type Attempt = NonNullable<Awaited<ReturnType<typeof attemptById>>>

export async function attemptById(db: Db, attemptId: string) {
  const row = await on(db)
    .selectFrom('exam.attempt')
    .select(columns)
    .where('id', '=', attemptId)
    .executeTakeFirst()
  return row && read(row)
}

export async function attemptsById(db: Db, ids: readonly string[]): Promise<readonly Attempt[]> {
  const rows = await on(db)
    .selectFrom('exam.attempt')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(read)
}

/** The caller's own attempt; another person's is not found. */
export async function myAttempt(ctx: Ctx, attemptId: string): Promise<Attempt> {
  const attempt = await attemptById(ctx.db, attemptId)
  return attempt && attempt.accountId === ctx.actor.id ? attempt : fail(commonErrors.NOT_FOUND)
}

/** All attempts of an account at an exam, newest first. */
export async function attemptsOf(db: Db, examId: string, accountId: string): Promise<readonly Attempt[]> {
  const rows = await on(db)
    .selectFrom('exam.attempt')
    .select(columns)
    .where('examId', '=', examId)
    .where('accountId', '=', accountId)
    .orderBy('number', 'desc')
    .limit(100)
    .execute()
  return rows.map(read)
}

/** All attempts at an exam, ordered by person. */
export async function attemptsIn(db: Db, examId: string): Promise<readonly Attempt[]> {
  const rows = await on(db)
    .selectFrom('exam.attempt')
    .select(columns)
    .where('examId', '=', examId)
    .orderBy('accountId')
    .orderBy('number')
    .execute()
  return rows.map(read)
}

/** Whether an attempt is still open: until all are closed, nothing of the key is shown. */
export async function isAnybodyAnswering(db: Db, examId: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('exam.attempt')
    .select('id')
    .where('examId', '=', examId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** With fewer papers a percentage would say more about single colleagues than about the paper. */
const enoughToCompare = 10
/** A lower percentage is not worth showing. */
const minShownPercent = 20

/** Percentage of people with a final paper whose best score is lower; null with few papers or a low percentage. */
export async function percentBelow(db: Db, examId: string, score: number): Promise<number | null> {
  const { all, less } = await on(db)
    .selectFrom('exam.candidate')
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('bestScore', '<', String(score)).as('less'))
    .where('examId', '=', examId)
    .where('bestScore', 'is not', null)
    .executeTakeFirstOrThrow()
  const percent = Number(all) < enoughToCompare ? 0 : Math.floor((100 * Number(less)) / Number(all))
  return percent < minShownPercent ? null : percent
}

/** Rank of an account's best paper among all; null while there is nobody to compare with. */
export async function rankOf(db: Db, examId: string, accountId: string) {
  const { rows } = await sql<{ place: number | null; of: number }>`
    select (1 + count(*) filter (where other.best_score > mine.best_score))::integer as place, count(*)::integer as of
    from exam.candidate as mine
    join exam.candidate as other on other.site_id = mine.site_id and other.exam_id = mine.exam_id
    where mine.site_id = ${db.siteId} and mine.exam_id = ${examId} and mine.account_id = ${accountId}
      and mine.best_score is not null and other.best_score is not null`.execute(db.kysely)
  const { place = null, of = 0 } = rows[0] ?? {}
  return place === null || of < 2 ? null : { place, of }
}

/** Distribution of everybody's best paper in steps of ten percent of its full score. */
export async function spreadOf(db: Db, examId: string) {
  const { rows } = await sql<{ step: number; people: number }>`
    select least(9, floor(best.score * 10 / greatest(best.full_score, 0.1)))::integer as step, count(*)::integer as people
    from (select distinct on (account_id) score, full_score from exam.attempt
          where site_id = ${db.siteId} and exam_id = ${examId} and score_state = 'C'
          order by account_id, score desc) as best
    group by 1`.execute(db.kysely)
  const counts = new Map(rows.map(({ step, people }) => [step, people]))
  const distribution = Array.from({ length: 10 }, (_, step) => counts.get(step) ?? 0)
  return { distribution, takers: distribution.reduce((sum, count) => sum + count, 0) }
}
