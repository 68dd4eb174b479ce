import { sql } from 'kysely'
import type { Db } from '#platform/db'

/** Points earned by a person per month, in the site's time zone. */
export async function earnedByMonth(
  db: Db,
  accountId: string,
  { zone, since }: { readonly zone: string; readonly since: Date },
) {
  const { rows } = await sql<{ month: string; points: number }>`
    select to_char(at at time zone ${zone}, 'YYYY-MM') as month, sum(lifetime)::integer as points
    from points.entry
    where site_id = ${db.siteId} and account_id = ${accountId}::bigint and at >= ${since}
    group by 1 order by 1`.execute(db.kysely)
  return rows
}
