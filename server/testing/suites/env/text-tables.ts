import { readFileSync } from 'node:fs'
import type pg from 'pg'

type Column = { readonly name: string; readonly type: string }

/** A table of one or all sites with text columns, and its keys. */
export type Table = {
  readonly name: string
  readonly keys: readonly Column[]
  /** The column with the site, and those that may name a person. */
  readonly site: string
  readonly owners: readonly string[]
  readonly columns: readonly Column[]
}

export type Row = {
  readonly keys: readonly string[]
  readonly siteId: number
  readonly ownerId: string | null
  readonly texts: readonly (string | null)[]
}

/** The values for a column, row by row: the forms to try, or null if a row stays as it is. */
export type ColumnPlan = { readonly column: Column; readonly forms: readonly (readonly string[] | null)[] }

type Marked = { readonly table: Table; readonly rows: readonly Row[] }

/** Every table with a site and a text column outside its key. */
export async function textTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    with columns as (
      select a.attrelid, a.attnum, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
             a.attgenerated = '' and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype) as is_text,
             exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any (i.indkey)) as is_key
      from pg_attribute a where a.attnum > 0 and not a.attisdropped)
    select c.oid::regclass::text as name,
           jsonb_agg(jsonb_build_object('name', a.name, 'type', a.type) order by a.attnum) filter (where is_key) as keys,
           case when bool_or(a.name = 'site_id') then 'site_id' else 'id' end as site,
           coalesce(array_agg(a.name order by a.name = 'id', a.name desc) filter (where a.name in ('owner_id', 'account_id')
             or a.name = 'id' and c.oid = 'identity.account'::regclass), '{}') as owners,
           jsonb_agg(jsonb_build_object('name', a.name, 'type', case a.type when 'jsonb' then 'jsonb' else 'text' end)
             order by a.attnum) filter (where is_text and not is_key) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join columns a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'platform', 'graphile_worker', 'watch')
    group by c.oid
    having bool_or(is_key) and bool_or(is_text and not is_key)
       and (c.oid = 'site.site'::regclass or bool_or(a.name = 'site_id'))`)
  return rows
}

/** As text, because an id has more digits than a JavaScript number. */
export async function rowsOf(
  client: pg.Client,
  { name, keys, site, owners, columns }: Table,
): Promise<Row[]> {
  const texts = (names: readonly string[]) => names.map((name) => `${name}::text`).join(', ')
  const owner = owners.length > 0 ? `coalesce(${texts(owners)})` : 'null'
  const { rows } = await client.query<Row>(
    `select array[${texts(keys.map((key) => key.name))}] as keys, ${site}::integer as "siteId", ${owner} as "ownerId",
            array[${texts(columns.map((column) => column.name))}] as texts from ${name}`,
  )
  return rows
}

type WritePlan = { readonly plans: readonly ColumnPlan[]; readonly form: number }

/** Writes one form of every column plan in one statement; returns whether all rows accepted it. */
export async function writeAll(
  client: pg.Client,
  { table, rows }: Marked,
  wished: WritePlan,
): Promise<boolean> {
  const { plans, form } = wished
  const used = rows.flatMap((row, at) => (plans.some(({ forms }) => forms[at]) ? [{ row, at }] : []))
  if (used.length === 0) return true
  const values = plans.map(({ forms }) => used.map(({ at }) => forms[at]?.[form] ?? null))
  const keys = table.keys.map((_, index) => used.map(({ row }) => row.keys[index]))
  const set = plans.map(({ column: { name, type } }, n) => `${name} = coalesce(v.v${n}::${type}, t.${name})`)
  const where = table.keys.map(({ name, type }, n) => `t.${name} = v.k${n}::${type}`)
  const names = [...plans.map((_, n) => `v${n}`), ...keys.map((_, n) => `k${n}`)]
  const lists = names.map((_, n) => `$${n + 1}::text[]`)
  const update = client.query(
    `update ${table.name} t set ${set.join(', ')} from unnest(${lists.join(', ')}) as v (${names.join(', ')})
     where ${where.join(' and ')}`,
    [...values, ...keys],
  )
  return update.then(
    ({ rowCount }) => rowCount === used.length,
    () => false,
  )
}

const writeEachSql = readFileSync(new URL('write-each.sql', import.meta.url), 'utf8')

/** For a column where no single form fits all rows: each row gets the first form that it accepts. */
export async function writeEach(
  client: pg.Client,
  { table, rows }: Marked,
  plan: ColumnPlan,
): Promise<boolean> {
  const { name, type } = plan.column
  const where = table.keys.map((key, n) => `${key.name} = ($2 ->> ${n})::${key.type}`).join(' and ')
  const statement = `update ${table.name} set ${name} = $1::${type} where ${where}`
  const targets = rows.flatMap(({ keys }, at) => (plan.forms[at] ? [{ keys, forms: plan.forms[at] }] : []))
  await client.query(writeEachSql)
  const { rows: answer } = await client.query<{ all: boolean }>('select pg_temp.write_each($1, $2) as all', [
    statement,
    JSON.stringify(targets),
  ])
  return answer[0]?.all === true
}
