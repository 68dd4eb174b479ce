import type { SubmitKind } from '@lyceum/contract/exam'
import { sql } from 'kysely'
import { batch } from '#platform/batch'
import { type Db, inTransaction } from '#platform/db'
import { answersAt, putAnswers, type SaidAnswer } from '../attempt/answer-store.ts'
import { type Held, holdAttempts, holdCandidates, placeKey } from '../attempt/lock-store.ts'
import { isAnswered } from '../attempt/answer-fits.ts'
import { handedInAt, isOverdue } from '../attempt/clock.ts'
import { newestBy } from '../attempt/newest.ts'
import { receiptOf } from '../attempt/receipt.ts'
import { formFor, formsOf } from '../answering/save-store.ts'
import { type SaveVerdict, weighSave } from '../answering/weigh-save.ts'

/** Somebody's own paper, with the last answers; or one that is closed from outside, as it is. */
export type HandIn = {
  readonly attemptId: string
  readonly kind: SubmitKind
  readonly at: Date
  readonly said?: {
    readonly accountId: string
    readonly generation: number
    readonly answers: readonly SaidAnswer[]
  }
}
type Placed = HandIn & { readonly siteId: number }

export type HandInOutcome =
  | { readonly verdict: Exclude<SaveVerdict, 'kept' | 'handedIn'> }
  | {
      readonly verdict: 'handedIn'
      /** Just now, and not earlier: what follows from it is still to be done. */
      readonly isNew: boolean
      readonly paper: Handed
    }

export type Handed = {
  readonly id: string
  readonly submittedAt: Date
  readonly submitKind: SubmitKind
  readonly receipt: Buffer
  /** Of a paper that was in before, nobody has counted. */
  readonly answered: number
}

/** Papers by group commit: all that came meanwhile, each exactly once (INV-E01). */
export const handInAll = batch<HandIn, HandInOutcome>({
  name: 'exam.submit',
  maxRows: 200,
  write: (db, papers) => inTransaction(db, (db) => close(db, papers)),
})

/** The same inside a transaction that does more: an invigilator's, the sweeper's. */
export async function close(db: Db, papers: readonly Placed[]): Promise<readonly HandInOutcome[]> {
  await holdCandidates(db, papers)
  const held = await holdAttempts(db, papers)
  const forms = await formsOf(db, held)
  const closing = new Map<string, Closing>()
  const verdicts = papers.map((paper) => {
    const key = placeKey(paper)
    const attempt = held.get(key)
    const verdict = verdictOn(paper, attempt, formFor(forms, attempt))
    if (verdict === 'kept' && attempt && !closing.has(key)) closing.set(key, closingOf(paper, attempt))
    return verdict
  })
  const done = await write(db, [...closing.values()])
  const first = new Set<string>()
  return papers.map((paper, i): HandInOutcome => {
    const key = placeKey(paper)
    const verdict = verdicts[i] ?? 'notThere'
    const paperIn = done.get(key) ?? earlier(held.get(key))
    if (verdict !== 'kept' && verdict !== 'handedIn') return { verdict }
    if (!paperIn) return { verdict: 'notThere' }
    const isNew = done.has(key) && !first.has(key)
    first.add(key)
    return { verdict: 'handedIn', isNew, paper: paperIn }
  })
}

/** A paper that is in already was handed in by whoever sends it again: the answer is the same as then. */
function verdictOn(
  paper: Placed,
  held: Held | undefined,
  form: Parameters<typeof weighSave>[2],
): SaveVerdict {
  const { said, at } = paper
  if (held?.state === 'submitted' && (!said || said.accountId === held.accountId)) return 'handedIn'
  if (!said) return held?.state === 'open' ? 'kept' : held ? 'void' : 'notThere'
  const verdict = weighSave(held, { ...said, at }, form)
  // Too late for new answers, in time for what was saved.
  return verdict === 'timeUp' ? 'kept' : verdict
}

type Closing = {
  readonly held: Held
  readonly submittedAt: Date
  readonly kind: SubmitKind
  readonly said: readonly SaidAnswer[]
  readonly at: Date
}

function closingOf({ kind, at, said }: Placed, held: Held): Closing {
  const isLate = isOverdue(held, at)
  return {
    held,
    at,
    kind: isLate ? 'timeout' : kind,
    submittedAt: handedInAt(held, at),
    said: isLate ? [] : (said?.answers ?? []),
  }
}

function earlier(held: Held | undefined): Handed | undefined {
  if (!held?.submittedAt || !held.submitKind) return undefined
  return {
    id: held.id,
    submittedAt: held.submittedAt,
    submitKind: held.submitKind,
    receipt: held.receipt ?? Buffer.alloc(0),
    answered: 0,
  }
}

/** Most of what comes with a paper was saved on the way: only what is newer is written, and the receipt is over all. */
function settle(stored: readonly SaidAnswer[], said: readonly SaidAnswer[]) {
  const newest = newestBy([...stored, ...said], ({ questionVersionId }) => questionVersionId)
  const final = [...newest.values()]
  const before = new Set(stored)
  return { final, newer: final.filter((one) => !before.has(one)) }
}

async function write(db: Db, closing: readonly Closing[]): Promise<ReadonlyMap<string, Handed>> {
  if (closing.length === 0) return new Map()
  const placed = closing.map((one) => ({ ...one, siteId: one.held.siteId, attemptId: one.held.id }))
  const stored = await answersAt(db, placed)
  const settled = placed.map((one) => ({ ...one, ...settle(stored.get(placeKey(one)) ?? [], one.said) }))
  await putAnswers(
    db,
    settled.flatMap(({ siteId, attemptId, at, newer }) =>
      newer.map((answer) => ({ ...answer, siteId, attemptId, at })),
    ),
  )
  const rows = settled.map(({ siteId, attemptId, held, submittedAt, kind, final }) => {
    const receipt = receiptOf({ attemptId, formId: held.formId, submittedAt, answers: final })
    const answered = final.filter(({ value }) => isAnswered(value)).length
    return { siteId, attemptId, submittedAt, kind, receipt, answered }
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
    rows.map(({ siteId, attemptId, submittedAt, kind, receipt, answered }) => [
      placeKey({ siteId, attemptId }),
      { id: attemptId, submittedAt, submitKind: kind, receipt, answered },
    ]),
  )
}
