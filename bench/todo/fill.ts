import type { TestDatabase } from '../../faults/env/database.ts'

export type Size = { readonly notices: number; readonly messages: number }

/** Notices of years, most of them over, the rest read by half of the people; many messages. What is there stays. */
export async function fill(
  { asOwner, siteId, people }: Pick<TestDatabase, 'asOwner' | 'siteId' | 'people'>,
  size: Size,
): Promise<void> {
  const ids = people.map(({ id }) => id)
  await asOwner(async (client) => {
    await client.query(
      `insert into news.item (site_id, id, kind, state, title, content, audience, must_acknowledge, shown_from, shown_until,
         created_by, published_at)
       select $1, n, 'notice', 'published', 'Notice ' || n, '{"blocks":[]}',
         case when n % 3 = 0 then array['person:' || ($2::bigint[])[1 + n % $3]] else array['all'] end, n % 5 = 0,
         now() - n * interval '8 hours', case when n > 30 then now() - interval '1 day' end, ($2::bigint[])[1],
         now() - n * interval '8 hours'
       from (select coalesce(max(id), 0) as last from news.item where site_id = $1 and id < 10000000) as made,
         generate_series(made.last + 1, $4::int) n`,
      [siteId, ids, ids.length, size.notices],
    )
    await client.query(
      `insert into news.reading (site_id, item_id, account_id, first_at, last_at)
       select $1, item.id, person.id, now(), now()
       from news.item as item, unnest($2::bigint[]) as person(id)
       where item.site_id = $1 and (item.id + person.id) % 2 = 0 on conflict do nothing`,
      [siteId, ids],
    )
    await client.query(
      `insert into message.message (site_id, account_id, template, object, filling, at, read_at)
       select $1, ($2::bigint[])[1 + n % $3], 'course.opened', 'course:' || n, '{}', now() - n * interval '1 minute',
         case when n > $4 / 20 then now() end
       from (select count(*)::int as last from message.message where site_id = $1) as made,
         generate_series(made.last + 1, $4::int) n`,
      [siteId, ids, ids.length, size.messages],
    )
    await client.query('analyze')
  })
}
