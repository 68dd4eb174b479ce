import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Locked, so that of two concurrent revocations one wins. */
export async function lockDowntime(db: Db, downtimeId: string) {
  return on(db)
    .selectFrom('exam.downtime')
    .select(['id', 'examId', 'beganAt', 'endedAt', 'takenBackAt'])
    .where('id', '=', downtimeId)
    .forUpdate()
    .executeTakeFirst()
}

type Moved = {
  readonly attemptId: string
  readonly accountId: string
  readonly isOpen: boolean
  /** The moved deadline has been reached; never while the attempt is paused. */
  readonly isReached: boolean
}

/** The attempts it moved, locked in key order; by the database's clock. */
export async function lockMovedAttempts(db: Db, downtimeId: string): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`
    select attempt.id as attempt_id, attempt.account_id, attempt.state = 'open' as is_open,
      attempt.deadline_at <= coalesce(attempt.paused_at, statement_timestamp()) as is_reached
    from exam.downtime_move as move
    join exam.attempt as attempt on attempt.site_id = move.site_id and attempt.id = move.attempt_id
    where move.site_id = ${db.siteId} and move.downtime_id = ${downtimeId}
    order by attempt.site_id, attempt.id for no key update of attempt`.execute(db.kysely)
  return rows
}

type TakenBack = { readonly downtimeId: string; readonly byId: string; readonly reason: string }

/** Restores the deadlines of open attempts, but never to the past: nobody becomes late by the revocation. */
export async function takeBack(db: Db, { downtimeId, byId, reason }: TakenBack): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with move as (
      select attempt_id, milliseconds as ms from exam.downtime_move
      where site_id = ${db.siteId} and downtime_id = ${downtimeId}
    ), taken as (
      update exam.attempt as attempt
      set deadline_at = greatest(deadline_at - move.ms * interval '1 millisecond',
          least(deadline_at, coalesce(paused_at, statement_timestamp()))),
        given_back_seconds = greatest(0, given_back_seconds - ceil(move.ms / 1000.0)::integer)
      from move where attempt.site_id = ${db.siteId} and attempt.id = move.attempt_id and attempt.state = 'open'
      returning attempt.id, move.ms
    ), noted as (
      insert into exam.act (site_id, attempt_id, kind, reason_kind, reason, seconds, by_id, at)
      select ${db.siteId}, id, 'outageBack', 'mistake', ${reason}, round(ms / 1000.0)::integer, ${byId}::bigint,
        statement_timestamp()
      from taken
    ), closed as (
      update exam.downtime set taken_back_at = statement_timestamp(), taken_back_by = ${byId}::bigint
      where site_id = ${db.siteId} and id = ${downtimeId}
    )
    select count(*)::integer as count from taken`.execute(db.kysely)
  return rows[0]?.count ?? 0
}
