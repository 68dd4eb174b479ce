import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner, serverUrl } from '#testing/template'
import { openDatabase } from './handle.ts'
import { makePool, plannedByValues } from './pool.ts'

test('a connection that dies while in use fails its query, not the process', async () => {
  const pool = makePool({ url: `${serverUrl}/postgres`, max: 1, name: 'lyceum-pool-test' })
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // Not events.once: it rejects on the error event, which this test causes.
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  await asOwner('postgres', (owner) => owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]))
  await ended
  await expect(client.query('select 1')).rejects.toThrow(/terminat|closed|not queryable/i)
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('prepares statements by their text, except those planned by their values', async () => {
  const pool = makePool({ url: `${serverUrl}/postgres`, max: 1, name: 'lyceum-pool-test' })
  onTestFinished(() => pool.end())
  const database = openDatabase(pool)
  const { kysely } = database.acrossSites('a test')
  // Prepared names used by another pool of the process do not count here.
  const other = makePool({ url: `${serverUrl}/postgres`, max: 1, name: 'lyceum-pool-test' })
  onTestFinished(() => other.end())
  for (let i = 0; i < 2001; i += 1) await other.query(`select $1::text as one_${i}`, ['used'])
  for (let i = 0; i < 2; i += 1) {
    await sql`select ${'prepared'}::text as one`.execute(kysely)
    await sql`select ${plannedByValues} ${'planned'}::text as one`.execute(kysely)
  }
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  expect(rows.map(({ statement }) => statement)).toEqual(['select $1::text as one'])
})

test.each([
  { given: {}, timeout: '10s' },
  { given: { patience: 3 }, timeout: '30s' },
  { given: { isEndless: true }, timeout: '0' },
])(
  'statements of a request have a time limit, those of a tool have none: $given',
  async ({ given, timeout }) => {
    const pool = makePool({ url: `${serverUrl}/postgres`, max: 1, name: 'lyceum-pool-test', ...given })
    onTestFinished(() => pool.end())
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: timeout }])
  },
)
