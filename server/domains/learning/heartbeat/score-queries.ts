import { sql } from 'kysely'
import type { Db } from '#platform/db'

type ScoresQuery = {
  /** Start of the period; undefined: all time. */
  readonly since: Date | undefined
  /** Only people who studied since then. */
  readonly touchedSince?: Date
}

/** Seconds studied by each person, as a table of `account_id` and `score` for rankings to read from. */
export function studiedScores(db: Db, { since, touchedSince }: ScoresQuery) {
  const touched =
    touchedSince === undefined
      ? sql`true`
      : sql`account_id in (
          select recent.account_id from learning.study_hour as recent
          where recent.site_id = ${db.siteId} and recent.hour >= date_trunc('hour', ${touchedSince}::timestamptz))`
  const from = since === undefined ? sql`true` : sql`hour >= ${since}`
  return sql<{ accountId: string; score: string }>`
    select account_id, sum(seconds)::bigint as score from learning.study_hour
    where site_id = ${db.siteId} and ${from} and ${touched}
    group by account_id`
}
