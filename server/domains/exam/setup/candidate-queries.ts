import type { CandidateShow } from '@lyceum/contract/exam'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const columns = [
  'accountId',
  'opens',
  'submits',
  'bestScore',
  'isPassed',
  'extraMinutes',
  'extraOpens',
  'makeUpFrom',
  'makeUpUntil',
  'reason',
] as const

/** What each account has used of an exam, and its extra allowances. */
export async function candidateProgressOf(db: Db, examId: string, accountIds: readonly string[]) {
  if (accountIds.length === 0) return new Map<string, never>()
  const rows = await on(db)
    .selectFrom('exam.candidate')
    .select(columns)
    .where('examId', '=', examId)
    .where('accountId', 'in', accountIds)
    .execute()
  return new Map(rows.map((row) => [row.accountId, row]))
}

/** The accounts of a selection: only these, or everybody except these. */
export async function namedBy(
  db: Db,
  examId: string,
  show: CandidateShow,
): Promise<{ readonly only?: readonly string[]; readonly except?: readonly string[] }> {
  if (show === 'all') return {}
  let rows = on(db).selectFrom('exam.candidate').select('accountId').where('examId', '=', examId)
  if (show === 'absent') rows = rows.where('opens', '>', 0)
  if (show === 'allowed') rows = rows.where('notedAt', 'is not', null)
  if (show === 'handedIn' || show === 'notPassed') rows = rows.where('submits', '>', 0)
  if (show === 'passed' || show === 'notPassed') rows = rows.where('isPassed', '=', show === 'passed')
  const people = (await rows.execute()).map(({ accountId }) => accountId)
  return show === 'absent' ? { except: people } : { only: people }
}

export async function passedCounts(db: Db, examIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (examIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('exam.candidate')
    .select(['examId', ({ fn }) => fn.countAll<string>().as('people')])
    .where('examId', 'in', examIds)
    .where('isPassed', '=', true)
    .groupBy('examId')
    .execute()
  return new Map(rows.map(({ examId, people }) => [examId, Number(people)]))
}

export async function countCome(db: Db, examId: string): Promise<number> {
  const row = await on(db)
    .selectFrom('exam.candidate')
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .where('examId', '=', examId)
    .where('opens', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(row.people)
}
