import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { silenceSeconds } from '../attempt/answer-store.ts'
import { on } from '../tables.ts'

type Span = { readonly beganAt: Date; readonly endedAt: Date }

/** Whether an attempt is open that began before the gap ended: without one there is nothing to decide. */
export async function isAnybodyIn(db: Db, { beganAt, endedAt }: Span): Promise<boolean> {
  const row = await on(db)
    .selectFrom('exam.attempt')
    .select('id')
    .where('state', '=', 'open')
    .where('startedAt', '<', endedAt)
    .where('deadlineAt', '>', beganAt)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The gaps among these that are not decided yet. */
export async function undecided<G extends { readonly id: string }>(db: Db, gaps: readonly G[]): Promise<G[]> {
  const rows = await on(db)
    .selectFrom('exam.gap_weighed')
    .select('gapId')
    .where(
      'gapId',
      'in',
      gaps.map(({ id }) => id),
    )
    .execute()
  const decided = new Set(rows.map(({ gapId }) => gapId))
  return gaps.filter(({ id }) => !decided.has(id))
}

/** False: another transaction has decided, or is just committing it. */
export async function claimGap(db: Db, gapId: string): Promise<boolean> {
  const row = await on(db)
    .insertInto('exam.gap_weighed')
    .values({ gapId })
    .onConflict((conflict) => conflict.columns(['siteId', 'gapId']).doNothing())
    .returning('gapId')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The last acknowledged save of the site. It is recorded once a second, so a slightly later time on an attempt counts
 * too; a device that reconnected without saving does not.
 */
const lastSave = (db: Db) => sql`
  select greatest(pulse.at, (select max(attempt.seen_at) from exam.attempt as attempt
    where attempt.site_id = ${db.siteId} and attempt.state = 'open'
      and attempt.seen_at < pulse.at + make_interval(secs => ${silenceSeconds}))) as at
  from exam.pulse as pulse where pulse.site_id = ${db.siteId}`

/**
 * Times within a gap in which no save of the site was acknowledged, including an ongoing one. Starts are rounded up and
 * ends down, so that none is longer than it was.
 */
export async function silencesIn(db: Db, { beganAt, endedAt }: Span): Promise<readonly Span[]> {
  const { rows } = await sql<Span>`
    with last as (
      select coalesce((${lastSave(db)}), ${beganAt}::timestamptz) as at
    ), silence as (
      select began_at, ended_at from exam.silence where site_id = ${db.siteId}
        and ended_at > ${beganAt}::timestamptz and began_at < ${endedAt}::timestamptz
      union all
      select at, ${endedAt}::timestamptz from last where at < ${endedAt}::timestamptz
    )
    select date_trunc('milliseconds', began_at + interval '999 microseconds') as began_at,
      date_trunc('milliseconds', ended_at) as ended_at
    from silence`.execute(db.kysely)
  return rows
}

/** Time since the last acknowledged save of the site. */
export async function silentMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from statement_timestamp() - (${lastSave(db)})) * 1000)::double precision as ms`.execute(
    db.kysely,
  )
  return rows[0]?.ms ?? Number.POSITIVE_INFINITY
}

export type Answering = {
  readonly id: string
  readonly examId: string
  readonly accountId: string
  readonly startedAt: Date
}

/** The attempts answering during it, locked in key order. A paused attempt lost nothing. */
export async function lockAnswering(db: Db, { beganAt, endedAt }: Span): Promise<readonly Answering[]> {
  return on(db)
    .selectFrom('exam.attempt')
    .select(['id', 'examId', 'accountId', 'startedAt'])
    .where('state', '=', 'open')
    .where('pausedAt', 'is', null)
    .where('startedAt', '<', endedAt)
    .where('deadlineAt', '>', beganAt)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

type NewDowntime = Span & { readonly examId: string; readonly capSeconds: number }
type Move = { readonly id: string; readonly ms: number }

/** Records an outage for one exam and moves the deadlines of the attempts it cost time. */
export async function insertDowntime(db: Db, outage: NewDowntime, moves: readonly Move[]): Promise<void> {
  const { id } = await on(db)
    .insertInto('exam.downtime')
    .values(outage)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    with move as (
      select * from unnest(${moves.map((move) => move.id)}::bigint[], ${moves.map(({ ms }) => ms)}::integer[])
        as t (attempt_id, ms)
    ), given as (
      update exam.attempt as attempt
      set deadline_at = deadline_at + move.ms * interval '1 millisecond',
        given_back_seconds = given_back_seconds + ceil(move.ms / 1000.0)::integer
      from move where attempt.site_id = ${db.siteId} and attempt.id = move.attempt_id
    ), noted as (
      insert into exam.act (site_id, attempt_id, kind, reason_kind, seconds, at)
      select ${db.siteId}, attempt_id, 'outage', 'technical', round(ms / 1000.0)::integer, statement_timestamp()
      from move
    )
    insert into exam.downtime_move (site_id, downtime_id, attempt_id, milliseconds)
    select ${db.siteId}, ${id}::bigint, attempt_id, ms from move`.execute(db.kysely)
}
