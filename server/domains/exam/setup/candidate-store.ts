import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** The state of one account in one exam; there is no row before the first attempt or allowance. */
export type Candidate = {
  readonly opens: number
  readonly submits: number
  readonly bestScore: number | null
  readonly isPassed: boolean
  readonly extraMinutes: number
  readonly extraOpens: number
  readonly makeUpFrom: Date | null
  readonly makeUpUntil: Date | null
}

const newcomer: Candidate = {
  opens: 0,
  submits: 0,
  bestScore: null,
  isPassed: false,
  extraMinutes: 0,
  extraOpens: 0,
  makeUpFrom: null,
  makeUpUntil: null,
}

export async function candidateOf(db: Db, examId: string, accountId: string): Promise<Candidate> {
  const row = await on(db)
    .selectFrom('exam.candidate')
    .select(['opens', 'submits', 'bestScore', 'isPassed', 'extraMinutes', 'extraOpens'])
    .select(['makeUpFrom', 'makeUpUntil'])
    .where('examId', '=', examId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ? read(row) : newcomer
}

type CandidatePlace = { readonly siteId: number; readonly examId: string; readonly accountId: string }
type Stored = { [K in keyof Candidate]: K extends 'bestScore' ? string | null : Candidate[K] }

/** Candidates of several sites, in the order of the places. */
export async function candidatesAt(db: Db, places: readonly CandidatePlace[]): Promise<readonly Candidate[]> {
  const { rows } = await sql<Stored & { place: string }>`
    select wanted.place, candidate.opens, candidate.submits, candidate.best_score, candidate.is_passed,
      candidate.extra_minutes, candidate.extra_opens, candidate.make_up_from, candidate.make_up_until
    from unnest(${places.map(({ siteId }) => siteId)}::integer[], ${places.map(({ examId }) => examId)}::bigint[],
      ${places.map(({ accountId }) => accountId)}::bigint[])
      with ordinality as wanted (site_id, exam_id, account_id, place)
    join exam.candidate as candidate on candidate.site_id = wanted.site_id and candidate.exam_id = wanted.exam_id
      and candidate.account_id = wanted.account_id`.execute(db.kysely)
  const found = new Map(rows.map(({ place, ...row }) => [Number(place), read(row)]))
  return places.map((_, i) => found.get(i + 1) ?? newcomer)
}

const read = ({ bestScore, ...row }: Stored): Candidate => ({
  ...row,
  bestScore: bestScore === null ? null : Number(bestScore),
})

type Allowance = {
  readonly examId: string
  readonly accountIds: readonly string[]
  readonly extraMinutes: number
  readonly extraOpens: number
  readonly makeUpFrom: Date | null
  readonly makeUpUntil: Date | null
  readonly reason: string
  readonly notedBy: string
  readonly notedAt: Date
}

/** Gives each account the same allowance; it replaces an earlier one. */
export async function putAllowance(db: Db, { accountIds, examId, ...given }: Allowance): Promise<void> {
  await on(db)
    .insertInto('exam.candidate')
    .values(accountIds.toSorted().map((accountId) => ({ examId, accountId, ...given })))
    .onConflict((conflict) => conflict.columns(['siteId', 'examId', 'accountId']).doUpdateSet(given))
    .execute()
}

/** Moves the deadline of open attempts by the change of the allowance; returns how many. */
export async function stretchOpenAttempts(
  db: Db,
  { examId, accountIds, extraMinutes, notedBy, reason, notedAt }: Allowance,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update exam.attempt as attempt
      set deadline_at = deadline_at + make_interval(mins => ${extraMinutes}::integer - attempt.extra_minutes),
        extra_minutes = ${extraMinutes}::integer
      where site_id = ${db.siteId} and exam_id = ${examId} and state = 'open'
        and account_id = any(${accountIds}::bigint[]) and attempt.extra_minutes <> ${extraMinutes}::integer
      returning id
    )
    insert into exam.act (site_id, attempt_id, kind, reason_kind, reason, seconds, by_id, at)
    select ${db.siteId}, id, 'extra', 'other', ${reason}, ${extraMinutes * 60}, ${notedBy}, ${notedAt} from moved
    returning attempt_id as id`.execute(db.kysely)
  return rows.length
}

/** Accounts with an allowance, latest first. */
export async function allowancesOf(db: Db, examId: string) {
  return on(db)
    .selectFrom('exam.candidate')
    .select(['accountId', 'extraMinutes', 'extraOpens', 'makeUpFrom', 'makeUpUntil', 'reason', 'notedAt'])
    .where('examId', '=', examId)
    .where('notedAt', 'is not', null)
    .orderBy('notedAt', 'desc')
    .orderBy('accountId')
    .limit(1000)
    .execute()
}
