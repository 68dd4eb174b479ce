import { sql } from 'kysely'
import type { Db } from '#platform/db'

type ScoreQuery = {
  /** From when on points count; undefined: lifetime. */
  readonly since: Date | undefined
  /** Only people whose points changed since then. */
  readonly touchedSince?: Date
}

/** Points earned by each person, as a subquery of `account_id` and `score` for rankings (INV-P15). */
export function earnedScores(db: Db, { since, touchedSince }: ScoreQuery) {
  const touched =
    touchedSince === undefined
      ? sql`true`
      : sql`account_id in (
          select entry.account_id from points.movement as movement
          join points.entry as entry on entry.site_id = ${db.siteId} and entry.movement_id = movement.id
          where movement.site_id = ${db.siteId} and movement.at >= ${touchedSince} and entry.account_id is not null)`
  if (since === undefined)
    return sql<Score>`select account_id, lifetime as score from points.purse
      where site_id = ${db.siteId} and ${touched}`
  return sql<Score>`select account_id, sum(lifetime)::bigint as score from points.entry
    where site_id = ${db.siteId} and account_id is not null and at >= ${since} and ${touched}
    group by account_id`
}

type Score = { accountId: string; score: string }
