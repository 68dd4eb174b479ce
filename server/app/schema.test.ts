import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { writeTables } from '../../tools/db-types.ts'
import { serverUrl } from '../testing/template.ts'

const plan = JSON.parse(readFileSync(new URL('../../layers.json', import.meta.url), 'utf8')) as {
  globalTables: string[]
}

type Keys = { table: string; columns: string[] }

const domainSchemas =
  "n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'graphile_worker')"

test('the table types of every domain match the migrated database', async () => {
  const { databaseName } = await testApp()
  expect(await writeTables(`${serverUrl}/${databaseName}`, { check: true })).toEqual([])
})

test('every tenant table has site_id first in its primary key', async () => {
  const { asOwner } = await testApp()
  const { rows } = await asOwner((client) =>
    client.query<Keys>(`
      select n.nspname || '.' || c.relname as table,
             array(select a.attname::text from unnest(i.indkey) with ordinality k(num, pos)
                   join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num order by k.pos) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relkind in ('r', 'p') and not c.relispartition and ${domainSchemas}`),
  )
  const tenant = rows.filter(
    ({ table }) => !plan.globalTables.includes(table) && table !== 'platform.migration',
  )
  expect(tenant.length).toBeGreaterThan(8)
  expect(tenant.filter(({ columns }) => columns[0] !== 'site_id')).toEqual([])
})

test('INV-T06 every foreign key between tenant tables carries the site', async () => {
  const { asOwner } = await testApp()
  const { rows } = await asOwner((client) =>
    client.query<Keys & { target: string }>(`
      select n.nspname || '.' || c.relname as table, tn.nspname || '.' || t.relname as target,
             array(select a.attname::text from unnest(k.conkey) num
                   join pg_attribute a on a.attrelid = c.oid and a.attnum = num) as columns
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
      where k.contype = 'f' and ${domainSchemas}`),
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ columns }) => !columns.includes('site_id'))).toEqual([])
})

test('a row cannot point into another site', async () => {
  const { asOwner } = await testApp()
  const attempt = asOwner((client) =>
    client.query(`insert into identity.holding (site_id, account_id, role)
                  select other.id, account.id, 'ADM' from identity.account account, site.site other
                  where other.id <> account.site_id limit 1`),
  )
  await expect(attempt).rejects.toThrow('foreign key')
})
