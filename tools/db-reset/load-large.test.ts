import { login } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { seedStart } from '../../server/app/demo/seed-start.ts'
import { demoPassword } from '../../server/app/demo/seed-sites.ts'
import { makeCaptcha } from '../../server/domains/identity/make.ts'
import { testApp } from '../../server/testing/test-app.ts'
import { visitor } from '../../server/testing/person.ts'
import { serverUrl } from '../../server/testing/template.ts'
import { loadLarge } from './load-large.ts'
import { takeSecondaries } from './secondary-indexes.ts'

const shape = `
  select indexdef as definition from pg_indexes where schemaname in ('site', 'identity', 'org', 'file')
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype = 'f'
  order by 1`

test('a large site has its people, each active one in one class, and can be signed in to', async () => {
  const { app, asOwner, databaseName, parts } = await testApp()
  const before = await asOwner((client) => client.query(shape))
  const tables: string[] = []
  const { hosts } = await loadLarge(`${serverUrl}/${databaseName}`, {
    people: 3000,
    beginning: seedStart(new Date()),
    keepsIndexes: false,
    onLoaded: ({ table, rows }) => tables.push(`${table} ${rows}`),
  })
  expect(tables).toContain('identity.account 3000')
  expect((await asOwner((client) => client.query(shape))).rows).toEqual(before.rows)

  const { rows } = await asOwner((client) =>
    client.query(`
    select count(*)::int as people, count(distinct a.user_name)::int as names, count(distinct a.phone)::int as phones,
           count(*) filter (where user_name !~ '^[A-Za-z0-9_-]{3,20}$')::int as long,
           count(*) filter (where state = 'active' and jobs <> 1)::int as odd,
           (select count(distinct array_length(path, 1))::int from org.unit) as levels,
           (select count(*)::int from org.unit u left join org.unit p on p.site_id = u.site_id and p.id = u.parent_id
             where u.path is distinct from coalesce(p.path, '{}') || u.id) as broken
    from identity.account a join site.site s on s.id = a.site_id,
         lateral (select count(*) as jobs from org.job j where j.site_id = a.site_id and j.account_id = a.id and until is null) held
    where s.code = 'lanting'`),
  )
  expect(rows).toEqual([{ people: 3000, names: 3000, phones: 3000, long: 0, odd: 0, levels: 5, broken: 0 }])

  const { rows: sites } = await asOwner((client) =>
    client.query<{ id: number }>("select id from site.site where code = 'lanting'"),
  )
  const captcha = await makeCaptcha(parts.database.of(sites[0]?.id ?? 0), parts.config)
  const entry = { userName: 'lin_zhixia', password: demoPassword, ...captcha }
  const response = await visitor(app, hosts[0] ?? '').send(login, entry)
  expect(response.statusCode).toBe(200)
})

test('a dangling reference is found when the foreign keys are restored', async () => {
  const { asOwner } = await testApp()
  await asOwner(async (client) => {
    const putBack = await takeSecondaries(client)
    await client.query("insert into identity.holding (site_id, account_id, role) values (1, 1, 'ADM')")
    await expect(putBack()).rejects.toThrow('holding_site_id_account_id_fkey')
  })
})
