import pg from 'pg'

/** The state of a database: missing, empty, ours, or with foreign tables. */
export type DatabaseState = 'absent' | 'empty' | 'ours' | 'foreign'

export async function databaseStateOf(url: string): Promise<DatabaseState> {
  const known = await asOwner(serverOf(url), (client) =>
    client.query('select 1 from pg_database where datname = $1', [nameOf(url)]),
  )
  if (known.rowCount === 0) return 'absent'
  const { rows } = await asOwner(url, (client) => client.query<{ things: number; ours: boolean }>(contents))
  if (rows[0]?.ours) return 'ours'
  return rows[0]?.things === 0 ? 'empty' : 'foreign'
}

/** Drops the database, even while others are connected, and recreates it. A foreign one is rejected. */
export async function recreate(url: string): Promise<void> {
  await remove(url)
  await asOwner(serverOf(url), (client) =>
    client.query(`create database ${pg.escapeIdentifier(nameOf(url))}`),
  )
}

export async function remove(url: string): Promise<void> {
  if ((await databaseStateOf(url)) === 'foreign')
    throw new Error(`${nameOf(url)} contains something else and is left alone.`)
  const name = pg.escapeIdentifier(nameOf(url))
  await asOwner(serverOf(url), (client) => client.query(`drop database if exists ${name} with (force)`))
}

export function nameOf(url: string): string {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  if (name === '' || ['postgres', 'template0', 'template1'].includes(name)) {
    throw new Error(`"${name}" is no database of the product: ${url}`)
  }
  return name
}

/** A database cannot be dropped from within. */
function serverOf(url: string): string {
  const server = new URL(url)
  server.pathname = '/postgres'
  return server.href
}

export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'lyceum-db-reset' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const contents = `
  select to_regclass('platform.migration') is not null as ours, count(*)::int as things
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname !~ '^pg_' and nspname <> 'information_schema'`
