import type { SubmitKind } from '@lyceum/contract/exam'
import { sql } from 'kysely'
import { batch } from '#platform/db/batch'
import { type Db, inTransaction } from '#platform/db'
import { answersAt, putAnswers, type GivenAnswer } from '../attempt/answer-store.ts'
import { type LockedAttempt, lockAttempts, lockCandidates, placeKey } from '../attempt/lock-store.ts'
import { isAnswered } from '../attempt/validate-answer.ts'
import { handedInAt, isOverdue } from '../attempt/clock.ts'
import { newestBy } from '../attempt/newest-by-key.ts'
import { receiptOf } from '../attempt/receipt.ts'
import { formFor, formsOf } from '../attempt/save-store.ts'
import { type SaveDecision, checkSave } from '../attempt/accept-late-answer.ts'

/** A candidate's own hand-in with the last answers, or a paper closed by the system as it is. */
export type HandIn = {
  readonly attemptId: string
  readonly kind: SubmitKind
  readonly at: Date
  /** An outage may have moved an end that has passed: such a paper is then not closed, and the decision is `timeUp`. */
  readonly isOutageOpen?: boolean
  readonly submission?: {
    readonly accountId: string
    readonly generation: number
    readonly answers: readonly GivenAnswer[]
  }
}
type SiteHandIn = HandIn & { readonly siteId: number }

export type HandInOutcome =
  | { readonly decision: Exclude<SaveDecision, 'kept' | 'handedIn'> }
  | {
      readonly decision: 'handedIn'
      /** Handed in by this call, so that scoring is still to be done. */
      readonly isNew: boolean
      readonly paper: Handed
    }

export type Handed = {
  readonly id: string
  readonly submittedAt: Date
  readonly submitKind: SubmitKind
  readonly receipt: Buffer
  /** Unknown for a paper that was handed in before. */
  readonly answered: number
  /** All answers, saved ones included: they are final. Undefined for a paper that was handed in before. */
  readonly answers?: readonly GivenAnswer[]
}

/** Group commit of hand-ins: all that arrived meanwhile, each exactly once (INV-E01). */
export const handInAll = batch<HandIn, HandInOutcome>({
  name: 'exam.submit',
  maxRows: 200,
  write: (db, papers) => inTransaction(db, (db) => close(db, papers)),
})

/** The same inside a larger transaction, of an invigilator or the sweeper. */
export async function close(db: Db, papers: readonly SiteHandIn[]): Promise<readonly HandInOutcome[]> {
  await lockCandidates(db, papers)
  const locked = await lockAttempts(db, papers)
  const forms = await formsOf(db, locked)
  const closing = new Map<string, Closing>()
  const decisions = papers.map((paper) => {
    const key = placeKey(paper)
    const attempt = locked.get(key)
    const decision = decideHandIn(paper, attempt, formFor(forms, attempt))
    if (decision === 'kept' && attempt && !closing.has(key)) closing.set(key, closingOf(paper, attempt))
    return decision
  })
  const done = await write(db, [...closing.values()])
  const first = new Set<string>()
  return papers.map((paper, i): HandInOutcome => {
    const key = placeKey(paper)
    const decision = decisions[i] ?? 'notThere'
    const paperIn = done.get(key) ?? earlier(locked.get(key))
    if (decision !== 'kept' && decision !== 'handedIn') return { decision }
    if (!paperIn) return { decision: 'notThere' }
    const isNew = done.has(key) && !first.has(key)
    first.add(key)
    return { decision: 'handedIn', isNew, paper: paperIn }
  })
}

/** A repeated hand-in by the same candidate gets the same answer as the first. */
function decideHandIn(
  paper: SiteHandIn,
  locked: LockedAttempt | undefined,
  form: Parameters<typeof checkSave>[2],
): SaveDecision {
  const { submission } = paper
  if (locked?.state === 'submitted' && (!submission || submission.accountId === locked.accountId))
    return 'handedIn'
  if (!submission) return decideClosing(locked)
  if (paper.isOutageOpen && isOwnOverdue(paper, locked)) return 'timeUp'
  const decision = checkSave(locked, { ...submission, at: paper.at }, form)
  // Too late for new answers, but the saved ones count.
  return decision === 'timeUp' ? 'kept' : decision
}

function decideClosing(locked: LockedAttempt | undefined): SaveDecision {
  if (!locked) return 'notThere'
  return locked.state === 'open' ? 'kept' : 'void'
}

function isOwnOverdue({ submission, at }: SiteHandIn, locked: LockedAttempt | undefined): boolean {
  if (locked?.state !== 'open') return false
  return locked.accountId === submission?.accountId && isOverdue(locked, at)
}

type Closing = {
  readonly locked: LockedAttempt
  readonly submittedAt: Date
  readonly kind: SubmitKind
  readonly submission: readonly GivenAnswer[]
  readonly at: Date
}

function closingOf({ kind, at, submission }: SiteHandIn, locked: LockedAttempt): Closing {
  const isLate = isOverdue(locked, at)
  return {
    locked,
    at,
    kind: isLate ? 'timeout' : kind,
    submittedAt: handedInAt(locked, at),
    submission: isLate ? [] : (submission?.answers ?? []),
  }
}

function earlier(locked: LockedAttempt | undefined): Handed | undefined {
  if (!locked?.submittedAt || !locked.submitKind) return undefined
  return {
    id: locked.id,
    submittedAt: locked.submittedAt,
    submitKind: locked.submitKind,
    receipt: locked.receipt ?? Buffer.alloc(0),
    answered: 0,
  }
}

/** Most answers of a hand-in were saved before: only newer ones are written, and the receipt covers all. */
function settle(stored: readonly GivenAnswer[], submission: readonly GivenAnswer[]) {
  const newest = newestBy([...stored, ...submission], ({ questionVersionId }) => questionVersionId)
  const final = [...newest.values()]
  const before = new Set(stored)
  return { final, newer: final.filter((item) => !before.has(item)) }
}

async function write(db: Db, closing: readonly Closing[]): Promise<ReadonlyMap<string, Handed>> {
  if (closing.length === 0) return new Map()
  const withPlaces = closing.map((item) => ({
    ...item,
    siteId: item.locked.siteId,
    attemptId: item.locked.id,
  }))
  const stored = await answersAt(db, withPlaces)
  const merged = withPlaces.map((item) => ({
    ...item,
    ...settle(stored.get(placeKey(item)) ?? [], item.submission),
  }))
  await putAnswers(
    db,
    merged.flatMap(({ siteId, attemptId, at, newer }) =>
      newer.map((answer) => ({ ...answer, siteId, attemptId, at })),
    ),
  )
  const rows = merged.map(({ siteId, attemptId, locked, submittedAt, kind, final }) => {
    const receipt = receiptOf({ attemptId, formId: locked.formId, submittedAt, answers: final })
    const answered = final.filter(({ value }) => isAnswered(value)).length
    return { siteId, attemptId, submittedAt, kind, receipt, answered, answers: final }
  })
  await sql`
    with handed as (
      update exam.attempt as attempt
      set state = 'submitted', submitted_at = t.submitted_at, submit_kind = t.kind, receipt = t.receipt,
        score_state = 'N', paused_at = null, seen_at = greatest(attempt.seen_at, t.submitted_at)
      from unnest(${rows.map(({ siteId }) => siteId)}::integer[], ${rows.map(({ attemptId }) => attemptId)}::bigint[],
        ${rows.map(({ submittedAt }) => submittedAt)}::timestamptz[], ${rows.map(({ kind }) => kind)}::text[],
        ${rows.map(({ receipt }) => receipt)}::bytea[]) as t (site_id, id, submitted_at, kind, receipt)
      where attempt.site_id = t.site_id and attempt.id = t.id and attempt.state = 'open'
      returning attempt.site_id, attempt.exam_id, attempt.account_id
    )
    update exam.candidate as candidate set submits = candidate.submits + 1
    from handed where candidate.site_id = handed.site_id and candidate.exam_id = handed.exam_id
      and candidate.account_id = handed.account_id`.execute(db.kysely)
  return new Map(
    rows.map(({ siteId, attemptId, kind, ...handed }) => [
      placeKey({ siteId, attemptId }),
      { id: attemptId, submitKind: kind, ...handed },
    ]),
  )
}
