import { sql } from 'kysely'
import type { Db } from '#platform/db'

export type DowntimeRow = {
  readonly id: string
  readonly beganAt: Date
  readonly endedAt: Date
  readonly capSeconds: number
  readonly takenBackAt: Date | null
  readonly takenBackBy: string | null
  readonly attempts: number
  readonly mostSeconds: number
  readonly accountIds: readonly string[]
  /** Null: the first moved deadline has been reached. */
  readonly untilAt: Date | null
}

/** This many people are named; beyond that only the number is shown. */
const mostNames = 100

/** Outages that moved deadlines in this exam, newest first; outages of other exams and times are left out. */
export async function downtimesOf(db: Db, examId: string): Promise<readonly DowntimeRow[]> {
  const { rows } = await sql<DowntimeRow>`
    select downtime.id, downtime.began_at, downtime.ended_at, downtime.cap_seconds, downtime.taken_back_at,
      downtime.taken_back_by, moved.attempts, moved.most_seconds, moved.account_ids, moved.until_at
    from exam.downtime as downtime cross join lateral (
      select count(*)::integer as attempts, round(max(move.milliseconds) / 1000.0)::integer as most_seconds,
        (array_agg(attempt.account_id::text order by attempt.id))[1:${sql.lit(mostNames)}] as account_ids,
        case when bool_or(attempt.deadline_at <= coalesce(attempt.paused_at, statement_timestamp())) then null
          else min(attempt.deadline_at) end as until_at
      from exam.downtime_move as move
      join exam.attempt as attempt on attempt.site_id = move.site_id and attempt.id = move.attempt_id
      where move.site_id = downtime.site_id and move.downtime_id = downtime.id) as moved
    where downtime.site_id = ${db.siteId} and downtime.exam_id = ${examId}
    order by downtime.began_at desc limit 20`.execute(db.kysely)
  return rows
}
