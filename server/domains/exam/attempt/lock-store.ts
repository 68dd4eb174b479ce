import type { AttemptState, SubmitKind } from '@lyceum/contract/exam'
import { sql } from 'kysely'
import type { Db } from '#platform/db'

/** An attempt as locked by its writers. */
export type LockedAttempt = {
  readonly siteId: number
  readonly id: string
  readonly examId: string
  readonly accountId: string
  readonly enrolmentId: string
  readonly formId: string | null
  readonly state: AttemptState
  readonly generation: number
  readonly deadlineAt: Date
  readonly pausedAt: Date | null
  readonly submittedAt: Date | null
  readonly submitKind: SubmitKind | null
  readonly receipt: Buffer | null
}

export type Place = { readonly siteId: number; readonly attemptId: string }

export const placeKey = ({ siteId, attemptId }: Place) => `${siteId}:${attemptId}`

const placesTable = (places: readonly Place[]) => sql`
  unnest(${places.map(({ siteId }) => siteId)}::integer[], ${places.map(({ attemptId }) => attemptId)}::bigint[])
  as wanted (site_id, attempt_id)`

/** Candidates are always locked before attempts, each in key order, so that there is no deadlock. */
export async function lockCandidates(db: Db, places: readonly Place[]): Promise<void> {
  await sql`
    select 1 from ${placesTable(places)}
    join exam.attempt as attempt on attempt.site_id = wanted.site_id and attempt.id = wanted.attempt_id
    join exam.candidate as candidate on candidate.site_id = attempt.site_id and candidate.exam_id = attempt.exam_id
      and candidate.account_id = attempt.account_id
    order by candidate.site_id, candidate.exam_id, candidate.account_id
    for no key update of candidate`.execute(db.kysely)
}

export async function lockAttempts(
  db: Db,
  places: readonly Place[],
): Promise<ReadonlyMap<string, LockedAttempt>> {
  const { rows } = await sql<LockedAttempt>`
    select attempt.site_id, attempt.id, attempt.exam_id, attempt.account_id, attempt.enrolment_id, attempt.form_id,
      attempt.state, attempt.generation, attempt.deadline_at, attempt.paused_at, attempt.submitted_at,
      attempt.submit_kind, attempt.receipt
    from ${placesTable(places)}
    join exam.attempt as attempt on attempt.site_id = wanted.site_id and attempt.id = wanted.attempt_id
    order by attempt.site_id, attempt.id
    for no key update of attempt`.execute(db.kysely)
  return new Map(rows.map((row) => [placeKey({ siteId: row.siteId, attemptId: row.id }), row]))
}
