import type pg from 'pg'

/** A table of the template: its writable columns, and its rows as text; most have none. */
type Table = { readonly name: string; readonly columns: readonly string[]; readonly rows: readonly string[] }

type Sequence = { readonly name: string; readonly last: string; readonly isCalled: boolean }

/** The content of an unused database. */
export type TemplateContent = { readonly tables: readonly Table[]; readonly sequences: readonly Sequence[] }

/** Reads all rows in physical order. */
export async function readTemplate(client: pg.Client): Promise<TemplateContent> {
  const { rows: tables } = await client.query<Omit<Table, 'rows'>>(
    `select c.oid::regclass::text as name,
            array_agg(quote_ident(attname) order by attnum) filter (where attgenerated = '') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
     where c.relkind = 'r' and c.oid >= 16384 group by c.oid order by 1`,
  )
  const { rows } = await client.query<{ name: string; row: string }>(
    tables
      .map(({ name }) => `select ${quoted(name)} as name, t::text as row from only ${name} t`)
      .join('\nunion all '),
  )
  const rowsOf = Map.groupBy(rows, ({ name }) => name)
  return {
    tables: tables.map((table) => ({ ...table, rows: (rowsOf.get(table.name) ?? []).map(({ row }) => row) })),
    sequences: await readSequences(client),
  }
}

/** Leaves out cached sequences: if they were reset, a connection could give the same number twice. */
async function readSequences(client: pg.Client): Promise<readonly Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class join pg_sequence on seqrelid = oid
     where oid >= 16384 and seqcache = 1 order by 1`,
  )
  const { rows } = await client.query<Sequence>(
    names
      .map(
        ({ name }) =>
          `select ${quoted(name)} as name, last_value as last, is_called as "isCalled" from ${name}`,
      )
      .join('\nunion all '),
  )
  return rows
}

/**
 * Removes all rows written since: every table that was empty is emptied, the few others are compared. Returns the number
 * of removed rows.
 */
export async function restore(client: pg.Client, { tables, sequences }: TemplateContent): Promise<number> {
  const [empty, filled] = [
    tables.filter(({ rows }) => rows.length === 0),
    tables.filter(({ rows }) => rows.length > 0),
  ]
  await client.query('begin')
  const { rows } = await client.query<{ removed: number }>({ name: 'empty', text: emptying(empty) })
  const { rows: found } = await client.query<{ name: string; rows: readonly string[] }>({
    name: 'compare',
    text: filled
      .map(({ name }) => `select ${quoted(name)} as name, array(select t::text from only ${name} t) as rows`)
      .join('\nunion all '),
  })
  for (const table of filled) {
    const now = found.find(({ name }) => name === table.name)?.rows ?? []
    if (now.join('\n') !== table.rows.join('\n')) await refill(client, table)
  }
  await client.query(
    sequences
      .map(({ name, last, isCalled }) => `select setval(${quoted(name)}, ${last}, ${isCalled})`)
      .join('; '),
  )
  await client.query('commit')
  return rows[0]?.removed ?? 0
}

/** One statement, so that it is planned once per connection. */
function emptying(tables: readonly Table[]): string {
  const deletions = tables.map(({ name }, at) => `d${at} as (delete from only ${name} returning 1)`)
  const counts = tables.map((_table, at) => `(select count(*) from d${at})`)
  return `with ${deletions.join(',\n')} select (${counts.join(' + ')})::integer as removed`
}

async function refill(client: pg.Client, { name, columns, rows }: Table): Promise<void> {
  await client.query(`delete from only ${name}`)
  await client.query(
    `insert into ${name} (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `(r).${column}`).join(', ')}
     from (select text::${name} as r from unnest($1::text[]) as text offset 0) as kept`,
    [rows],
  )
}

const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`
