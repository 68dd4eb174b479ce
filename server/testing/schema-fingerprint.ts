import type pg from 'pg'

const catalogues = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_default_acl',
  'pg_enum',
  'pg_event_trigger',
  'pg_extension',
  'pg_index',
  'pg_inherits',
  'pg_policy',
  'pg_proc',
  'pg_rewrite',
  'pg_statistic',
  'pg_statistic_ext',
  'pg_trigger',
  'pg_type',
  // Every connection that uses a temporary table leaves a schema for the next.
  "pg_namespace where nspname !~ '^pg_'",
  'pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())',
]

/** The id of the latest transaction. */
export async function latest(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::xid::text as xid')
  return rows[0]?.xid ?? ''
}

/**
 * How many rows each catalogue has, and how many were written since a transaction: a changed result means that something was
 * defined, changed, granted or removed. Statistics are updated in place and do not count.
 */
export async function schemaFingerprint(client: pg.Client, since: string): Promise<string> {
  const parts = catalogues.map(
    (from) =>
      `select concat(count(*), '/', count(*) filter (where age(xmin) < age($1::xid))) as rows from ${from}`,
  )
  const measured = `select sum(reltuples + relpages)::text from pg_class`
  const { rows } = await client.query<{ shape: string }>({
    name: 'shape',
    text: `select string_agg(rows, ' ') as shape from (${[...parts, measured].join(' union all ')}) as all_of_them`,
    values: [since],
  })
  return rows[0]?.shape ?? ''
}
