import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { aStatement, fc } from './arbitrary-statement.ts'
import { siteFaults } from './site-faults.ts'

const faultsOf = (text: string) => siteFaults(text).faults

test.each([
  'select site_id, name from shop.item where id = $1',
  'select 1 from shop.item -- where site_id = $1',
  "select 1 from shop.item where name = 'site_id = $1'",
  'select 1 from shop.item where site_id = $1 or id = $2',
  'select 1 from shop.item where not (site_id = $1)',
  'select 1 from shop.item where site_id > $1',
  'select 1 from shop.item where site_id = any($1)',
  'select 1 from shop.item where site_id = site_id',
  'select 1 from shop.item i, shop.owner o where o.site_id = $1 and o.id = i.owner_id',
  'select 1 from shop.item i join shop.owner o on o.site_id = $1 and o.id = i.owner_id',
  'select 1 from shop.item i left join shop.owner o on i.site_id = $1 and o.site_id = i.site_id',
  'select 1 from shop.item i left join shop.owner o on o.site_id = i.site_id where o.site_id is null',
  'select 1 from shop.item i left join shop.owner o on o.id = i.owner_id where i.site_id = $1',
  'select 1 from shop.owner o right join shop.item i on i.site_id = $1 where o.site_id = $1',
  'select 1 from shop.item i full join shop.owner o on o.site_id = $1 and i.site_id = $1',
  'select 1 from shop.owner where site_id = $1 and exists (select 1 from shop.item where id = $2)',
  'select (select max(id) from shop.item) from shop.owner where site_id = $1',
  'with mine as (select id from shop.item) select 1 from mine join shop.owner using (id) where site_id = $1',
  'select 1 from shop.owner where site_id = $1 union all select 1 from shop.item',
  'select 1 from shop.owner where site_id = $1 and id in (select owner_id from shop.item where id = $2)',
  'select count(*) filter (where site_id = $1) from shop.item',
  'select site_id from shop.item group by site_id having site_id = $1',
  'update shop.item set site_id = $1 where id = $2',
  'update shop.item i set name = o.name from shop.owner o where o.site_id = $1 and o.id = i.owner_id',
  'delete from shop.item using shop.owner o where o.site_id = $1',
  'insert into shop.item (id, name) values ($1, $2)',
  'insert into shop.item (site_id, id) select site_id, id from shop.owner',
  'insert into shop.item (site_id, id) select o.id, o.site_id from shop.owner o where o.site_id = $1',
  'insert into shop.item (site_id, id) values ($1, $2), (default, $3)',
  'select 1 from unnest($1::integer[], $2::bigint[]) as wanted (id, site_id) join shop.item i on i.site_id = wanted.id',
  'truncate shop.item',
  'merge into shop.item i using platform.migration m on i.site_id = $1 when matched then delete',
  'merge into shop.item i using shop.owner o on i.site_id = $1 when matched then delete',
])('C-22 rejects a statement that reaches rows of any site: %s', (text) => {
  expect(faultsOf(text)).not.toEqual([])
})

test.each([
  'select 1 from shop.item where site_id = $1',
  'select 1 from shop.item where id = $2 and (name = $3 or name is null) and $1::int = site_id',
  'select 1 from shop.item i join shop.owner o using (site_id, id) where i.site_id = $1',
  'select 1 from shop.item i left join shop.owner o on o.site_id = i.site_id where i.site_id = $1',
  'select 1 from shop.item i join shop.owner o on (o.site_id, o.id) = (i.site_id, i.owner_id) where o.site_id = $1',
  'select 1 from shop.item where (site_id, id) in (select site_id, item_id from shop.owner where site_id = $1)',
  'select 1 from shop.owner o where o.site_id = $1 and exists (select 1 from shop.item where site_id = o.site_id)',
  'with mine as (select site_id, id from shop.item where site_id = $1) select 1 from mine m join shop.owner o on o.site_id = m.site_id',
  'with recursive up as (select site_id, id from shop.item where site_id = $1 union all select i.site_id, i.id from shop.item i join up on i.site_id = up.site_id) select 1 from up',
  'select 1 from shop.owner o cross join lateral (select 1 from shop.item i where i.site_id = o.site_id) x where o.site_id = $1',
  'update shop.item i set name = o.name from shop.owner o where o.site_id = i.site_id and i.site_id = $1',
  'insert into shop.item (site_id, id) values ($1, $2) on conflict (site_id, id) do update set id = excluded.id returning site_id',
  'insert into shop.item (site_id, id) select o.site_id, o.id from shop.owner o where o.site_id = $1',
  'with new as (insert into shop.item (id, site_id) values ($2, $1) returning site_id) select 1 from new join shop.owner using (site_id)',
  'select 1 from unnest($1::integer[], $2::bigint[]) as wanted (site_id, id) join shop.item i on i.site_id = wanted.site_id',
  'with asked as (select * from unnest($1::integer[], $2::bigint[]) with ordinality as t (site_id, id, place)) insert into shop.item (site_id, id) select site_id, id from asked',
  'select 1 from platform.migration',
])('C-22 accepts: %s', (text) => {
  expect(siteFaults(text)).toEqual({ faults: [], params: text.includes('$1') ? [1] : [] })
})

test('C-22 rejects any joined statement that loses a binding, and accepts the complete one', () => {
  fc.assert(
    fc.property(aStatement, ({ whole, broken }) => {
      expect({ whole, faults: faultsOf(whole) }).toEqual({ whole, faults: [] })
      expect({ broken, faults: faultsOf(broken) }).not.toEqual({ broken, faults: [] })
    }),
    { numRuns: 100 },
  )
})

test('C-22 a test app rejects a statement that reaches beyond its site or names another site', async () => {
  const { db } = await testApp()
  const { kysely, siteId } = await db()
  const all = sql`select site_id from site.setting where name = ${'x'}`
  await expect(all.execute(kysely)).rejects.toThrow('Not limited to its site: site.setting')
  const strange = sql`select 1 from site.setting where site_id = ${siteId + 1}`
  await expect(strange.execute(kysely)).rejects.toThrow('$1 is another site')
  await sql`select 1 from site.setting where site_id = ${siteId}`.execute(kysely)
})
