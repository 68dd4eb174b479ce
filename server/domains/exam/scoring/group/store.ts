import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Part } from '../../attempt/score-rules.ts'

type Result = { readonly id: string; readonly parts: readonly Part[] }

export async function putResults(db: Db, results: readonly Result[], at: Date): Promise<void> {
  await sql`
    insert into exam.result (site_id, attempt_id, parts, scored_at)
    select ${db.siteId}::integer, id, parts::jsonb, ${at}::timestamptz
    from unnest(${results.map(({ id }) => id)}::bigint[],
      ${results.map(({ parts }) => JSON.stringify(parts))}::text[]) as t (id, parts)
    on conflict (site_id, attempt_id) do update set parts = excluded.parts, scored_at = excluded.scored_at`.execute(
    db.kysely,
  )
}

type Scored = {
  readonly id: string
  readonly examId: string
  readonly accountId: string
  readonly scoreState: string | null
  readonly rawScore: number | null
  readonly score: number | null
  readonly isPassed: boolean | null
  readonly isHeld: boolean
}

export async function writeScores(db: Db, scored: readonly Scored[]): Promise<void> {
  await sql`
    update exam.attempt as attempt set score_state = t.score_state, raw_score = t.raw_score, score = t.score,
      is_passed = t.is_passed, is_held = t.is_held, has_failed_scoring = false
    from unnest(${scored.map(({ id }) => id)}::bigint[], ${scored.map(({ scoreState }) => scoreState)}::text[],
      ${scored.map(({ rawScore }) => rawScore)}::numeric[], ${scored.map(({ score }) => score)}::numeric[],
      ${scored.map(({ isPassed }) => isPassed)}::boolean[], ${scored.map(({ isHeld }) => isHeld)}::boolean[])
      as t (id, score_state, raw_score, score, is_passed, is_held)
    where attempt.site_id = ${db.siteId} and attempt.id = t.id`.execute(db.kysely)
}

export type Used = {
  readonly examId: string
  readonly accountId: string
  readonly opens: number
  readonly submits: number
  readonly extraOpens: number
}

/** The best of several papers counts; returns what each candidate has used of the exam. */
export async function countBests(db: Db, scored: readonly Scored[]): Promise<readonly Used[]> {
  const { rows } = await sql<{ [K in keyof Used]: Used[K] }>`
    update exam.candidate as candidate
    set best_score = best.score, is_passed = coalesce(best.is_passed, false)
    from (select distinct exam_id, account_id from unnest(${scored.map(({ examId }) => examId)}::bigint[],
        ${scored.map(({ accountId }) => accountId)}::bigint[]) as t (exam_id, account_id)) as wanted,
      lateral (select max(attempt.score) as score, bool_or(attempt.is_passed) as is_passed from exam.attempt
        where attempt.site_id = ${db.siteId} and attempt.exam_id = wanted.exam_id
          and attempt.account_id = wanted.account_id and attempt.score_state = 'C') as best
    where candidate.site_id = ${db.siteId} and candidate.exam_id = wanted.exam_id
      and candidate.account_id = wanted.account_id
    returning candidate.exam_id, candidate.account_id, candidate.opens, candidate.submits,
      candidate.extra_opens`.execute(db.kysely)
  return rows
}
