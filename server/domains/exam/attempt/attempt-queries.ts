import { commonErrors } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/failure'
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

/** Mine, or not there. */
export async function myAttempt(ctx: Ctx, attemptId: string): Promise<Attempt> {
  const attempt = await attemptById(ctx.db, attemptId)
  return attempt && attempt.accountId === ctx.actor.id ? attempt : fail(commonErrors.NOT_FOUND)
}

/** All of somebody's attempts at an exam, the newest first. */
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

/** All attempts at an exam, person by person. */
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

/** Whether anybody still answers: as long as they do, nothing of the key is shown. */
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

/** Of those whose papers are final, how many percent got less; null as long as there is nobody to compare with. */
export async function percentBelow(db: Db, examId: string, score: number): Promise<number | null> {
  const { all, less } = await on(db)
    .selectFrom('exam.attempt')
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('score', '<', String(score)).as('less'))
    .where('examId', '=', examId)
    .where('scoreState', '=', 'C')
    .executeTakeFirstOrThrow()
  return Number(all) < 2 ? null : Math.floor((100 * Number(less)) / Number(all))
}

/** Final papers of an exam by tens of percent of their full score. */
export async function spreadOf(db: Db, examId: string) {
  const rows = await on(db)
    .selectFrom('exam.attempt')
    .select(sql<number>`least(9, floor(score * 10 / greatest(full_score, 0.1)))::integer`.as('step'))
    .select(({ fn }) => fn.countAll<string>().as('papers'))
    .where('examId', '=', examId)
    .where('scoreState', '=', 'C')
    .groupBy('step')
    .execute()
  const counts = new Map(rows.map(({ step, papers }) => [step, Number(papers)]))
  const distribution = Array.from({ length: 10 }, (_, step) => counts.get(step) ?? 0)
  return { distribution, takers: distribution.reduce((sum, one) => sum + one, 0) }
}
