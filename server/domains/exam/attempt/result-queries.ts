import { sql } from 'kysely'
import type { Db } from '#platform/db'

/** Final results of somebody's attempts by month in the site's time zone; a score on hold is not a result yet. */
export async function resultsByMonth(
  db: Db,
  accountId: string,
  { zone, since }: { readonly zone: string; readonly since: Date },
) {
  const { rows } = await sql<{ month: string; taken: number; passed: number }>`
    select to_char(submitted_at at time zone ${zone}, 'YYYY-MM') as month, count(*)::integer as taken,
      count(*) filter (where is_passed)::integer as passed
    from exam.attempt
    where site_id = ${db.siteId} and account_id = ${accountId}::bigint and state = 'submitted'
      and score_state = 'C' and not is_held and submitted_at >= ${since}
    group by 1 order by 1`.execute(db.kysely)
  return rows
}
