import { expect, onTestFinished, test } from 'vitest'
import { openSilencer } from '#testing/silencer'
import { serverUrl } from '#testing/template'
import { makePool, type PoolOptions, type WatchedPool } from './pool.ts'
import { troubleOf } from './trouble.ts'

/** A second of the product takes a twentieth here: a statement may take 500 ms, an answer 600. */
const patience = 0.05

async function poolOver(options: Partial<PoolOptions> = {}) {
  const { hostname, port } = new URL(serverUrl)
  const line = await openSilencer({ host: hostname, port: Number(port || 5432) })
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

/** How many of so many questions at once are answered: a busy machine may take longer to connect than there is time. */
async function answered(pool: WatchedPool, count: number): Promise<number> {
  const asked = Array.from({ length: count }, () => pool.query('select 1'))
  const results = await Promise.allSettled(asked)
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('S-02 a statement that gets no answer ends with its connection, and the next one has a new connection', async () => {
  const { pool, silence } = await poolOver()
  await expect.poll(() => answered(pool, 2)).toBe(2)
  expect(silence()).toBe(2)
  const asked = await Promise.allSettled([pool.query('select 1'), pool.query('select 1')])
  expect(asked.map((result) => result.status === 'rejected' && troubleOf(result.reason))).toEqual([
    'away',
    'away',
  ])
  await expect.poll(() => answered(pool, 1)).toBe(1)
})

test('S-02 a commit that gets no answer is trouble of the database and takes its connection out of the pool', async () => {
  const { pool, silence } = await poolOver()
  await expect.poll(() => answered(pool, 1)).toBe(1)
  const client = await pool.connect()
  await client.query('begin')
  silence()
  const error: unknown = await client.query('commit').catch((reason: unknown) => reason)
  expect(troubleOf(error)).toBe('away')
  client.release()
  await expect.poll(() => answered(pool, 1)).toBe(1)
  expect(pool.totalCount).toBe(1)
})

test('S-02 connections at rest that fell silent are found before anybody asks them, those that only listen too', async () => {
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
])('a statement that is $what is waited for', async ({ options, seconds }) => {
  const { pool, closed } = await poolOver(options)
  await expect.poll(() => answered(pool, 1)).toBe(1)
  await pool.query('select pg_sleep($1)', [seconds])
  expect(closed()).toBe(0)
})
