import { sql } from 'kysely'
import type { Db } from '#platform/db'

type Likes = { readonly authorId: string; readonly partnerId: string; readonly since: Date }

/** The likes between these two since a moment that gave points. */
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

type Browsed = { readonly event: string; readonly accountId: string; readonly since: Date }

/** When a person has opened parts of open classes since a moment: the last few times. */
export async function browsedSince(db: Db, { event, accountId, since }: Browsed): Promise<readonly Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select at from platform.fact
    where site_id = ${db.siteId} and name = ${event} and at >= ${since}
      and details ->> 'accountId' = ${accountId}
    order by at desc limit 10`.execute(db.kysely)
  return rows.map(({ at }) => at)
}
