import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#testing/servers/free-port'
import { serverUrl } from '#testing/template'
import { makePool } from '../db.ts'
import { addHealth } from './health.ts'

/** Fifteen seconds of the product take 300 ms here. */
const patience = 0.02

function nodeOn(url: string) {
  const pool = makePool({ url, max: 1, name: 'lyceum-health-test', patience })
  const app = Fastify()
  addHealth(app, () => ({ database: { pool }, hotDatabase: { pool }, keysDatabase: { pool } }))
  onTestFinished(async () => {
    await pool.end()
    await app.close()
  })
  const ready = async () => (await app.inject('/ready')).statusCode
  const runQuery = () =>
    pool.query('select 1').then(
      () => 'answered',
      () => 'in vain',
    )
  return { pool, ready, runQuery }
}

test('S-02 a node that alone gets no answer is not ready, until the first answer', async () => {
  const { pool, ready, runQuery } = nodeOn(`${serverUrl}/postgres`)
  await expect.poll(runQuery).toBe('answered')
  expect(await ready()).toBe(200)
  // Its only connection is never released: queries wait in vain, and a new connection would work.
  const lost = await pool.connect()
  await expect.poll(async () => [await runQuery(), await ready()]).toEqual(['in vain', 503])
  lost.release()
  await expect.poll(async () => [await runQuery(), await ready()]).toEqual(['answered', 200])
})

test('S-02 if the database is away for everybody, a node stays ready and tells each caller', async () => {
  const { ready, runQuery } = nodeOn(`postgres://postgres@127.0.0.1:${await freePort()}/postgres`)
  expect(await runQuery()).toBe('in vain')
  const answers = new Set<number>()
  for (const end = performance.now() + 700; performance.now() < end;) {
    await runQuery()
    answers.add(await ready())
  }
  expect([...answers]).toEqual([200])
})
