import { expect, test } from 'vitest'
import { giveBack, takeDatabase, type TestDatabase, workAsOwner } from './database.ts'
import { readTemplate } from './template-content.ts'
import { asOwner } from './template.ts'

/** All rows of all tables and all sequence values. */
async function contentOf({ cleaner }: TestDatabase) {
  const { tables, sequences } = await readTemplate(cleaner)
  return { tables: tables.map((table) => ({ ...table, rows: table.rows.toSorted() })), sequences }
}

const isThere = async ({ name }: TestDatabase) => {
  const { rows } = await asOwner('postgres', (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  )
  return rows.length === 1
}

const written = `
  insert into platform.idempotency (site_id, caller, key, request_hash) values (1, 'lin', 'a key of lin', '\\x00');
  insert into platform.fact (site_id, name, details) values (1, 'told', '{}');
  select platform.next_id() from generate_series(1, 7);
  select graphile_worker.add_job('left', '{}', queue_name := 'line') from generate_series(1, 3);
  update identity.account set name = 'somebody else' where user_name = 'lin';
  update org.unit set name = name;
  delete from identity.session;
  delete from platform.migration where name > '0003';
  insert into site.host (site_id, host) select id, code || '.more.test' from site.site`

test('takes back all writes: rows, sequences and jobs are those of the template', async () => {
  const untouched = await takeDatabase({ isNew: true })
  const used = await takeDatabase({ isNew: true })
  const asItWas = await contentOf(untouched)
  expect(await contentOf(used)).toEqual(asItWas)

  await workAsOwner(used, (client) => client.query(written))
  const { tables, sequences } = await contentOf(used)
  const changed = tables.filter(({ rows }, at) => rows.join('\n') !== asItWas.tables[at]?.rows.join('\n'))
  expect(changed.length).toBeGreaterThanOrEqual(8)
  expect(sequences).not.toEqual(asItWas.sequences)

  await giveBack(used)
  const again = await takeDatabase()
  expect(again.name).toBe(used.name)
  expect(await contentOf(again)).toEqual(asItWas)
  await Promise.all([giveBack(untouched), giveBack(again)])
})

test('a cleaned database never gives an id twice', async () => {
  const distinctIds = (count: number) =>
    `select count(distinct platform.next_id())::int as count from generate_series(1, ${count})`
  // A connection that has given one number has cached more of them.
  for (const count of [1, 2000]) {
    const database = await takeDatabase()
    const { rows } = await workAsOwner(database, (client) => client.query(distinctIds(count)))
    expect(rows).toEqual([{ count }])
    await giveBack(database)
  }
})

test.each([
  'create table site.more (id integer)',
  'alter table site.site alter column code drop not null',
  'alter table identity.account rename column name to called',
  'alter table site.site disable trigger all',
  "create function site.more() returns integer language sql as 'select 1'",
  'create index more on site.host (host)',
  'grant delete on platform.migration to lyceum_keys',
  'drop view if exists site.none; drop table platform.reaction_done',
  'truncate platform.migration',
  'analyze site.site',
  `do $$ begin execute format('alter database %I set work_mem = 128', current_database()); end $$`,
])('drops a database whose schema was changed: %s', async (change) => {
  const database = await takeDatabase({ isNew: true })
  await workAsOwner(database, (client) => client.query(change))
  await giveBack(database)
  expect(await isThere(database)).toBe(false)
})

test('drops a database that is still in use or had very many writes', async () => {
  const [inUse, full] = [await takeDatabase({ isNew: true }), await takeDatabase({ isNew: true })]
  await asOwner(inUse.name, (client) => {
    client.on('error', () => undefined)
    return giveBack(inUse)
  })
  expect(await isThere(inUse)).toBe(false)
  await workAsOwner(full, (client) =>
    client.query(
      `insert into platform.fact (site_id, name, details) select 1, 'told', '{}' from generate_series(1, 10001)`,
    ),
  )
  await giveBack(full)
  expect(await isThere(full)).toBe(false)
})

test('owner access leaves no transaction, setting or role on the connection', async () => {
  const database = await takeDatabase()
  await workAsOwner(database, (client) =>
    client.query('set statement_timeout = 17; set role lyceum_app; begin; select pg_advisory_lock(7)'),
  )
  const { rows } = await workAsOwner(database, (client) =>
    client.query(`select current_user as who, current_setting('statement_timeout') as timeout,
      (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`),
  )
  expect(rows).toEqual([{ who: 'postgres', timeout: '0', locks: 0 }])
  await giveBack(database)
})
