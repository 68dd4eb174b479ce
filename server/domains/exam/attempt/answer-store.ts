import { type AnswerValue, answerValue } from '@lyceum/contract/question'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db'
import type { Place } from './lock-store.ts'
import { placeKey } from './lock-store.ts'
import { newestBy } from './newest-by-key.ts'

export type GivenAnswer = {
  readonly questionVersionId: string
  readonly seq: number
  readonly value: AnswerValue | null
  readonly isMarked: boolean
}

type AnswerWrite = Place & GivenAnswer & { readonly at: Date }

/**
 * A stored answer is replaced only by a higher sequence number (INV-E03). The caller has locked the attempts, so there is
 * no foreign key check.
 */
export async function putAnswers(db: Db, answers: readonly AnswerWrite[]): Promise<void> {
  const newest = newestBy(answers, (entry) => `${placeKey(entry)}:${entry.questionVersionId}`)
  if (newest.size === 0) return
  const rows = [...newest].toSorted(([entry], [other]) => (entry < other ? -1 : 1)).map(([, row]) => row)
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
): Promise<ReadonlyMap<string, readonly GivenAnswer[]>> {
  // Without the plugin that renames columns: it would also rename keys inside the answers.
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

export async function answersOf(db: Db, attemptId: string): Promise<readonly GivenAnswer[]> {
  const place = { siteId: db.siteId, attemptId }
  return (await answersAt(db, [place])).get(placeKey(place)) ?? []
}

/** A longer time without an acknowledged save is recorded as a silence. */
export const silenceSeconds = 30

/**
 * Records, in the database's time, that these saves are acknowledged: on each attempt, and for its site at most once a
 * second, so that concurrent saves do not wait for one row. A row locked by another transaction is skipped. The first
 * save after a silence records when it began and ended; it reads the values from before this statement.
 */
export async function markSeen(db: Db, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  await sql`
    with saved as (
      select distinct site_id, attempt_id from unnest(
        ${places.map(({ siteId }) => siteId)}::integer[], ${places.map(({ attemptId }) => attemptId)}::bigint[])
        as t (site_id, attempt_id)
    ), due as (
      select site_id, at from exam.pulse where site_id in (select site_id from saved)
        and at < statement_timestamp() - interval '1 second'
      for no key update skip locked
    ), noted as (
      update exam.pulse as pulse set at = statement_timestamp() from due where pulse.site_id = due.site_id
    ), forgotten as (
      delete from exam.silence as silence using due where silence.site_id = due.site_id
        and silence.ended_at < statement_timestamp() - interval '1 day'
        and due.at < statement_timestamp() - make_interval(secs => ${silenceSeconds})
    ), silent as (
      insert into exam.silence (site_id, began_at, ended_at)
      select due.site_id, greatest(due.at, (select max(attempt.seen_at) from exam.attempt as attempt
        where attempt.site_id = due.site_id and attempt.state = 'open'
          and attempt.seen_at < due.at + make_interval(secs => ${silenceSeconds}))), statement_timestamp()
      from due where due.at < statement_timestamp() - make_interval(secs => ${silenceSeconds})
      on conflict (site_id, began_at) do nothing
    )
    update exam.attempt as attempt set seen_at = statement_timestamp()
    from saved where attempt.site_id = saved.site_id and attempt.id = saved.attempt_id`.execute(db.kysely)
}
