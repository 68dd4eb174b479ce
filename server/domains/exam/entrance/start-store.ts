import { sql } from 'kysely'
import { batch } from '#platform/db/batch'
import { type Db, inTransaction } from '#platform/db'
import { deadlineOf, isOverdue } from '../attempt/clock.ts'
import { isUsedUp } from '../setup/limit-rules.ts'

/** A request to start, with the form to use if there is no open attempt. */
type StartRequest = {
  readonly accountId: string
  readonly examId: string
  /** Of the exam by which entry was decided. */
  readonly revision: string
  readonly enrolmentId: string
  readonly formId: string
  readonly fullScore: number
  readonly minutes: number
  readonly maxOpens: number | null
  readonly maxSubmits: number | null
  readonly at: Date
}
type SiteRequest = StartRequest & { readonly siteId: number }

export type Opened = {
  readonly id: string
  readonly number: number
  readonly generation: number
  readonly startedAt: Date
  readonly deadlineAt: Date
  readonly pausedAt: Date | null
  readonly extraMinutes: number
  readonly givenBackSeconds: number
  readonly cuts: number
}

export type StartOutcome =
  | { readonly kind: 'started' | 'resumed' | 'overdue'; readonly attempt: Opened }
  | { readonly kind: 'passed' }
  | { readonly kind: 'usedUp' }
  /** The exam was changed since entry was decided, or it is gone. */
  | { readonly kind: 'changed' }

/**
 * Group commit of starts: all requests that arrived meanwhile are processed in order under the locks of their
 * candidates, so that of several from one person one starts and the others join it (INV-E07).
 */
export const openAttempts = batch<StartRequest, StartOutcome>({
  name: 'exam.start',
  maxRows: 300,
  write: (db, requests) => inTransaction(db, (db) => letIn(db, requests)),
})

type Row = {
  /** Of the exam as it is now. */
  readonly revision: string
  /** The id of the attempt, if one begins. */
  readonly freshId: string
  readonly opens: number
  readonly submits: number
  readonly isPassed: boolean
  readonly extraMinutes: number
  readonly extraOpens: number
  readonly lastNumber: number
  readonly open: Opened | undefined
}

async function letIn(db: Db, requests: readonly SiteRequest[]): Promise<readonly StartOutcome[]> {
  const rows = await lockCandidates(db, requests)
  const begun = new Map<string, { readonly request: SiteRequest; readonly attempt: Opened }>()
  const resumed = new Map<string, Taken>()
  const outcomes = requests.map((request): StartOutcome => {
    const key = keyOf(request)
    const row = rows.get(key)
    if (row?.revision !== request.revision) return { kind: 'changed' }
    if (row.open) {
      if (isOverdue(row.open, request.at)) return { kind: 'overdue', attempt: row.open }
      const attempt = { ...row.open, generation: row.open.generation + 1 }
      rows.set(key, { ...row, open: attempt })
      const mine = begun.get(key)
      if (mine) begun.set(key, { ...mine, attempt })
      else resumed.set(key, { ...attempt, siteId: request.siteId })
      return { kind: 'resumed', attempt }
    }
    if (row.isPassed) return { kind: 'passed' }
    if (isUsedUp(request, row)) return { kind: 'usedUp' }
    const attempt = begin(request, row)
    rows.set(key, { ...row, opens: row.opens + 1, open: attempt })
    begun.set(key, { request, attempt })
    return { kind: 'started', attempt }
  })
  await insertAttempts(db, [...begun.values()])
  await takeOver(db, [...resumed.values()])
  return outcomes
}

function begin({ at, minutes }: SiteRequest, { freshId, extraMinutes, lastNumber }: Row): Opened {
  return {
    id: freshId,
    number: lastNumber + 1,
    generation: 1,
    startedAt: at,
    deadlineAt: deadlineOf(at, minutes + extraMinutes),
    pausedAt: null,
    extraMinutes,
    givenBackSeconds: 0,
    cuts: 0,
  }
}

const keyOf = ({ siteId, examId, accountId }: Pick<SiteRequest, 'siteId' | 'examId' | 'accountId'>) =>
  `${siteId}:${examId}:${accountId}`

type Stored = Omit<Row, 'open'> & {
  readonly siteId: number
  readonly examId: string
  readonly accountId: string
  readonly id: string | null
} & { readonly [K in keyof Omit<Opened, 'id' | 'extraMinutes'>]: Opened[K] }

/** Always in the same order, so that two groups do not deadlock. */
async function lockCandidates(db: Db, requests: readonly SiteRequest[]): Promise<Map<string, Row>> {
  const people = [...new Map(requests.map((entry) => [keyOf(entry), entry])).values()]
  const requested = sql`unnest(${people.map(({ siteId }) => siteId)}::integer[],
    ${people.map(({ examId }) => examId)}::bigint[], ${people.map(({ accountId }) => accountId)}::bigint[])
    as wanted (site_id, exam_id, account_id)`
  await insertCandidates(db, people)
  await sql`
    select 1 from ${requested} join exam.candidate as candidate using (site_id, exam_id, account_id)
    order by candidate.site_id, candidate.exam_id, candidate.account_id
    for no key update of candidate`.execute(db.kysely)
  // Read after the lock was acquired: its previous owner may have started an attempt.
  const { rows } = await sql<Stored>`
    select candidate.site_id, candidate.exam_id, candidate.account_id, exam.xmin::text as revision,
      platform.next_id() as fresh_id, candidate.opens, candidate.submits,
      candidate.is_passed, candidate.extra_minutes, candidate.extra_opens,
      coalesce((select max(number) from exam.attempt as earlier where earlier.site_id = candidate.site_id
        and earlier.exam_id = candidate.exam_id and earlier.account_id = candidate.account_id), 0) as last_number,
      attempt.id, attempt.number, attempt.generation, attempt.started_at, attempt.deadline_at, attempt.paused_at,
      attempt.given_back_seconds, attempt.cuts
    from ${requested} join exam.candidate as candidate using (site_id, exam_id, account_id)
    join exam.exam as exam on exam.site_id = candidate.site_id and exam.id = candidate.exam_id
    left join exam.attempt as attempt on attempt.site_id = candidate.site_id and attempt.exam_id = candidate.exam_id
      and attempt.account_id = candidate.account_id and attempt.state = 'open'`.execute(db.kysely)
  return new Map(rows.map((row) => [keyOf(row), rowOf(row)]))
}

/** Nobody becomes a candidate of an exam that changed since their entry was decided. */
async function insertCandidates(db: Db, people: readonly SiteRequest[]): Promise<void> {
  await sql`
    insert into exam.candidate (site_id, exam_id, account_id)
    select wanted.site_id, wanted.exam_id, wanted.account_id
    from unnest(${people.map(({ siteId }) => siteId)}::integer[],
      ${people.map(({ examId }) => examId)}::bigint[], ${people.map(({ accountId }) => accountId)}::bigint[],
      ${people.map(({ revision }) => revision)}::text[]) as wanted (site_id, exam_id, account_id, revision)
    join exam.exam as exam on exam.site_id = wanted.site_id and exam.id = wanted.exam_id
      and exam.xmin::text = wanted.revision
    order by wanted.site_id, wanted.exam_id, wanted.account_id
    on conflict do nothing`.execute(db.kysely)
}

function rowOf({ id, siteId: _site, examId: _exam, accountId: _account, ...row }: Stored): Row {
  const { number, generation, startedAt, deadlineAt, pausedAt, givenBackSeconds, cuts, ...used } = row
  const { extraMinutes } = used
  const times = { number, generation, startedAt, deadlineAt, pausedAt, givenBackSeconds, cuts }
  return { ...used, open: id === null ? undefined : { id, extraMinutes, ...times } }
}

type Begun = { readonly request: SiteRequest; readonly attempt: Opened }

async function insertAttempts(db: Db, begun: readonly Begun[]): Promise<void> {
  if (begun.length === 0) return
  const of = <T>(pick: (entry: Begun) => T) => begun.map(pick)
  await sql`
    with begun as (
      select * from unnest(
        ${of(({ request }) => request.siteId)}::integer[], ${of(({ attempt }) => attempt.id)}::bigint[],
        ${of(({ request }) => request.examId)}::bigint[], ${of(({ request }) => request.accountId)}::bigint[],
        ${of(({ request }) => request.enrolmentId)}::bigint[], ${of(({ attempt }) => attempt.number)}::integer[],
        ${of(({ request }) => request.formId)}::bigint[], ${of(({ request }) => request.fullScore)}::numeric[],
        ${of(({ attempt }) => attempt.startedAt)}::timestamptz[], ${of(({ attempt }) => attempt.deadlineAt)}::timestamptz[],
        ${of(({ attempt }) => attempt.extraMinutes)}::integer[], ${of(({ attempt }) => attempt.generation)}::integer[])
        as t (site_id, id, exam_id, account_id, enrolment_id, number, form_id, full_score, started_at, deadline_at,
          extra_minutes, generation)
    ), counted as (
      update exam.candidate as candidate set opens = candidate.opens + 1
      from begun where candidate.site_id = begun.site_id and candidate.exam_id = begun.exam_id
        and candidate.account_id = begun.account_id
    ), known as (
      insert into exam.pulse (site_id, at) select distinct site_id, statement_timestamp() from begun
      on conflict (site_id) do nothing
    )
    insert into exam.attempt (site_id, id, exam_id, account_id, enrolment_id, number, form_id, full_score, started_at,
      deadline_at, extra_minutes, generation, seen_at)
    select site_id, id, exam_id, account_id, enrolment_id, number, form_id, full_score, started_at, deadline_at,
      extra_minutes, generation, statement_timestamp() from begun`.execute(db.kysely)
}

type Taken = Opened & { readonly siteId: number }

async function takeOver(db: Db, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return
  const rows = taken.toSorted(
    (entry, other) => entry.siteId - other.siteId || Number(BigInt(entry.id) - BigInt(other.id)),
  )
  await sql`
    update exam.attempt as attempt set generation = taken.generation, seen_at = statement_timestamp()
    from unnest(${rows.map(({ siteId }) => siteId)}::integer[], ${rows.map(({ id }) => id)}::bigint[],
      ${rows.map(({ generation }) => generation)}::integer[]) as taken (site_id, id, generation)
    where attempt.site_id = taken.site_id and attempt.id = taken.id`.execute(db.kysely)
}
