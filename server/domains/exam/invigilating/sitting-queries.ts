import type { AttemptState } from '@lyceum/contract/exam'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const columns = [
  'id',
  'accountId',
  'examId',
  'formId',
  'number',
  'state',
  'startedAt',
  'deadlineAt',
  'pausedAt',
  'seenAt',
  'cuts',
  'extraMinutes',
  'givenBackSeconds',
  'givenSeconds',
  'submitKind',
  'submittedAt',
  'scoreState',
  'rawScore',
  'score',
  'isPassed',
  'isHeld',
  'isReinstated',
  'receipt',
] as const

type SittingsQuery = {
  readonly examId: string
  readonly state: AttemptState | 'all'
  readonly after: string
  readonly limit: number
}

export type SittingRow = Awaited<ReturnType<typeof sittingsOf>>[number]

/** Attempts at an exam in the order they began. */
export async function sittingsOf(db: Db, { examId, state, after, limit }: SittingsQuery) {
  let page = on(db)
    .selectFrom('exam.attempt')
    .select(columns)
    .where('examId', '=', examId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  if (state !== 'all') page = page.where('state', '=', state)
  return page.execute()
}

export async function sittingById(db: Db, attemptId: string): Promise<SittingRow | undefined> {
  return on(db).selectFrom('exam.attempt').select(columns).where('id', '=', attemptId).executeTakeFirst()
}

/** The number of questions each attempt has answered so far. */
export async function answeredCounts(
  db: Db,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (attemptIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('exam.answer')
    .select(['attemptId', ({ fn }) => fn.countAll<string>().as('count')])
    .where('attemptId', 'in', [...attemptIds])
    .where('value', 'is not', null)
    .groupBy('attemptId')
    .execute()
  return new Map(rows.map(({ attemptId, count }) => [attemptId, Number(count)]))
}

export async function sittingCounts(db: Db, examId: string) {
  const row = await on(db)
    .selectFrom('exam.attempt')
    .select(({ fn }) => fn.countAll<string>().filterWhere('state', '=', 'open').as('open'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('state', '=', 'submitted').as('submitted'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('pausedAt', 'is not', null).as('paused'))
    .select(({ fn }) => fn.countAll<string>().filterWhere('isHeld', '=', true).as('held'))
    .where('examId', '=', examId)
    .executeTakeFirstOrThrow()
  return {
    open: Number(row.open),
    submitted: Number(row.submitted),
    paused: Number(row.paused),
    held: Number(row.held),
  }
}

export async function actsOf(db: Db, attemptId: string) {
  return on(db)
    .selectFrom('exam.act')
    .select(['kind', 'reasonKind', 'reason', 'seconds', 'byId', 'at'])
    .where('attemptId', '=', attemptId)
    .orderBy('id')
    .limit(200)
    .execute()
}

/** The part scores of final papers, the newest thousand: enough to see how the questions behave. */
export async function finalPapers(db: Db, examId: string) {
  return on(db)
    .selectFrom('exam.attempt as attempt')
    .leftJoin('exam.result as result', 'result.attemptId', 'attempt.id')
    .select(['attempt.score', 'attempt.fullScore', 'attempt.isPassed', 'attempt.formId'])
    .select(sql<string | null>`result.parts::text`.as('parts'))
    .where('attempt.examId', '=', examId)
    .where('attempt.scoreState', '=', 'C')
    .orderBy('attempt.id', 'desc')
    .limit(1000)
    .execute()
}

/** The forms used by attempts at this exam. */
export async function formsOfExam(db: Db, examId: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('exam.attempt')
    .select('formId')
    .distinct()
    .where('examId', '=', examId)
    .where('formId', 'is not', null)
    .orderBy('formId')
    .limit(500)
    .execute()
  return rows.flatMap(({ formId }) => formId ?? [])
}
