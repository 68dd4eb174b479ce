import { type AnswerValue, answerValue } from '@lyceum/contract/exam'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db'
import type { Place } from './lock-store.ts'
import { placeKey } from './lock-store.ts'
import { newestBy } from './newest.ts'

export type SaidAnswer = {
  readonly questionVersionId: string
  readonly seq: number
  readonly value: AnswerValue | null
  readonly isMarked: boolean
}

type Saying = Place & SaidAnswer & { readonly at: Date }

/** What is stored gives way to higher numbers only (INV-E03). The caller holds the attempts: no key looks for them. */
export async function putAnswers(db: Db, said: readonly Saying[]): Promise<void> {
  const newest = newestBy(said, (one) => `${placeKey(one)}:${one.questionVersionId}`)
  if (newest.size === 0) return
  const rows = [...newest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  await sql`
    insert into exam.answer as answer (site_id, attempt_id, question_version_id, seq, value, is_marked, saved_at)
    select site_id, attempt_id, question_version_id, seq, value::jsonb, is_marked, at from unnest(
      ${rows.map(({ siteId }) => siteId)}::integer[], ${rows.map(({ attemptId }) => attemptId)}::bigint[],
      ${rows.map(({ questionVersionId }) => questionVersionId)}::bigint[], ${rows.map(({ seq }) => seq)}::bigint[],
      ${rows.map(({ value }) => (value === null ? null : JSON.stringify(value)))}::text[],
      ${rows.map(({ isMarked }) => isMarked)}::boolean[], ${rows.map(({ at }) => at)}::timestamptz[])
      as t (site_id, attempt_id, question_version_id, seq, value, is_marked, at)
    on conflict (site_id, attempt_id, question_version_id) do update
    set seq = excluded.seq, value = excluded.value, is_marked = excluded.is_marked, saved_at = excluded.saved_at
    where excluded.seq > answer.seq`.execute(db.kysely)
}

type Stored = {
  readonly siteId: number
  readonly attemptId: string
  readonly questionVersionId: string
  readonly seq: string
  readonly value: unknown
  readonly isMarked: boolean
}

const stored = z.union([answerValue, z.null()])

export async function answersAt(
  db: Db,
  places: readonly Place[],
): Promise<ReadonlyMap<string, readonly SaidAnswer[]>> {
  // Without the plugin that renames columns: it would look into the answers too.
  const { rows } = await sql<{ [K in keyof Stored]: Stored[K] }>`
    select answer.site_id as "siteId", answer.attempt_id as "attemptId",
      answer.question_version_id as "questionVersionId", answer.seq, answer.value, answer.is_marked as "isMarked"
    from unnest(${places.map(({ siteId }) => siteId)}::integer[], ${places.map(({ attemptId }) => attemptId)}::bigint[])
      as wanted (site_id, attempt_id)
    join exam.answer as answer on answer.site_id = wanted.site_id and answer.attempt_id = wanted.attempt_id`.execute(
    db.kysely.withoutPlugins(),
  )
  const answers = rows.map((row) => ({ ...row, seq: Number(row.seq), value: stored.parse(row.value) }))
  return Map.groupBy(answers, placeKey)
}

export async function answersOf(db: Db, attemptId: string): Promise<readonly SaidAnswer[]> {
  const place = { siteId: db.siteId, attemptId }
  return (await answersAt(db, [place])).get(placeKey(place)) ?? []
}

export async function markSeen(db: Db, places: readonly (Place & { readonly at: Date })[]): Promise<void> {
  if (places.length === 0) return
  await sql`
    update exam.attempt as attempt set seen_at = seen.at
    from (select site_id, attempt_id, max(at) as at from unnest(
      ${places.map(({ siteId }) => siteId)}::integer[], ${places.map(({ attemptId }) => attemptId)}::bigint[],
      ${places.map(({ at }) => at)}::timestamptz[]) as t (site_id, attempt_id, at) group by 1, 2) as seen
    where attempt.site_id = seen.site_id and attempt.id = seen.attempt_id`.execute(db.kysely)
}
