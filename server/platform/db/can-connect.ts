import pg from 'pg'

/** Whether a new connection to PostgreSQL gets an answer in time. */
export async function canConnect(url: string, ms: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lyceum-check',
    connectionTimeoutMillis: ms,
    query_timeout: ms,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => undefined)
  }
}
