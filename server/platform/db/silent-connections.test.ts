import { expect, onTestFinished, test } from 'vitest'
import { openSilentProxy } from '#testing/servers/silent-proxy'
import { serverUrl } from '#testing/template'
import { makePool, type PoolOptions, type WatchedPool } from './pool.ts'
import { dbErrorKind } from './error-kind.ts'

/** Time limits are a twentieth here: 500 ms for a statement, 600 for an answer. */
const patience = 0.05

async function poolOver(options: Partial<PoolOptions> = {}) {
  const { hostname, port } = new URL(serverUrl)
  const line = await openSilentProxy({ host: hostname, port: Number(port || 5432) })
  let closed = 0
  const pool = makePool({
    url: `postgres://postgres@127.0.0.1:${line.port}/postgres`,
    max: 2,
    name: 'lyceum-silence-test',
    patience,
    onSilence: (count) => void (closed += count),
    ...options,
  })
  onTestFinished(async () => {
    await pool.end()
    line.close()
  })
  return { pool, silence: line.silence, closed: () => closed }
}

/** How many concurrent queries are answered: on a busy machine connecting may exceed the limit. */
async function answered(pool: WatchedPool, count: number): Promise<number> {
  const queries = Array.from({ length: count }, () => pool.query('select 1'))
  const results = await Promise.allSettled(queries)
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('S-02 a statement without an answer fails with its connection, and the next one gets a new connection', async () => {
  const { pool, silence } = await poolOver()
  await expect.poll(() => answered(pool, 2)).toBe(2)
  expect(silence()).toBe(2)
  const queries = await Promise.allSettled([pool.query('select 1'), pool.query('select 1')])
  expect(queries.map((result) => result.status === 'rejected' && dbErrorKind(result.reason))).toEqual([
    'away',
    'away',
  ])
  await expect.poll(() => answered(pool, 1)).toBe(1)
})

test('S-02 a commit without an answer counts as a database error and removes its connection from the pool', async () => {
  const { pool, silence } = await poolOver()
  await expect.poll(() => answered(pool, 1)).toBe(1)
  const client = await pool.connect()
  await client.query('begin')
  silence()
  const error: unknown = await client.query('commit').catch((reason: unknown) => reason)
  expect(dbErrorKind(error)).toBe('away')
  client.release()
  await expect.poll(() => answered(pool, 1)).toBe(1)
  expect(pool.totalCount).toBe(1)
})

test('S-02 finds idle and listening connections that fell silent before they are used', async () => {
  const { pool, silence, closed } = await poolOver({ isEndless: true })
  await expect.poll(() => answered(pool, 2)).toBe(2)
  const listener = await pool.connect()
  const ended = new Promise<void>((resolve) => void listener.once('end', resolve))
  await listener.query('listen news')
  expect(silence()).toBe(2)
  await ended
  await expect.poll(closed).toBe(2)
  listener.release()
  expect(pool.totalCount).toBe(0)
  await expect.poll(() => answered(pool, 1)).toBe(1)
})

test.each([
  { what: 'as slow as it may be', options: {}, seconds: 0.4 },
  { what: 'slow in a tool', options: { isEndless: true }, seconds: 0.8 },
])('waits for a statement that is $what', async ({ options, seconds }) => {
  const { pool, closed } = await poolOver(options)
  await expect.poll(() => answered(pool, 1)).toBe(1)
  await pool.query('select pg_sleep($1)', [seconds])
  expect(closed()).toBe(0)
})
