import type pg from 'pg'

type Named = { readonly table: string; readonly name: string; readonly definition: string }

/**
 * Drops the secondary indexes and foreign keys of the tables that a large site fills, and returns a function that
 * restores them: building an index once, and checking a reference by one join, costs less than both for every row.
 */
export async function takeSecondaries(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<Named>(foreignKeys)
  const { rows: indexes } = await client.query<Named>(secondaryIndexes)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return async () => {
    await client.query("set maintenance_work_mem = '512MB'")
    for (const { definition } of indexes) await client.query(definition)
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}

/** The domains that it fills: dropping and restoring those of every domain costs more than a small load. */
const ours = "n.nspname in ('identity', 'org', 'people')"

const foreignKeys = `
  select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace
  where k.contype = 'f' and k.conparentid = 0 and ${ours}
  order by 1, 2`

/** Without those that a constraint owns. For a partitioned table the definition says "only", which must be removed to reach its partitions. */
const secondaryIndexes = `
  select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
         replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where not c.relispartition and ${ours}
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by 1, 2`
