import { sql } from 'kysely'
import { openClassBrowsed } from '#events/learning'
import type { Db } from '#platform/db'

type Likes = { readonly authorId: string; readonly partnerId: string; readonly since: Date }

/** What these two have liked of each other since a moment, as far as it gave points. */
export async function likesBetween(db: Db, { authorId, partnerId, since }: Likes) {
  const { rows } = await sql<{ received: string; fromPartner: string; toPartner: string }>`
    select count(*) filter (where account_id = ${authorId}::bigint) as received,
      count(*) filter (where account_id = ${authorId}::bigint and split_part(object, '/', 2) = ${partnerId})
        as from_partner,
      count(*) filter (where account_id = ${partnerId}::bigint and split_part(object, '/', 2) = ${authorId})
        as to_partner
    from points.movement
    where site_id = ${db.siteId} and account_id in (${authorId}::bigint, ${partnerId}::bigint)
      and rule = 'likeReceived' and kind in ('earn', 'suspect') and at >= ${since}`.execute(db.kysely)
  const [row] = rows
  return {
    received: Number(row?.received ?? 0),
    fromPartner: Number(row?.fromPartner ?? 0),
    toPartner: Number(row?.toPartner ?? 0),
  }
}

/** When somebody has opened parts of open classes since a moment: the last few times. */
export async function browsedSince(db: Db, accountId: string, since: Date): Promise<readonly Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select at from platform.fact
    where site_id = ${db.siteId} and name = ${openClassBrowsed.name} and at >= ${since}
      and details ->> 'accountId' = ${accountId}
    order by at desc limit 10`.execute(db.kysely)
  return rows.map(({ at }) => at)
}
