import { run } from 'graphile-worker'
import { expect, onTestFinished, test } from 'vitest'
import { house } from '#testing/house'
import { openSilencer } from '#testing/silencer'
import { makePool } from './db.ts'

test('S-02 a worker whose connections fell silent hears of new jobs again', async () => {
  const { parts, asOwner } = await house()
  const url = new URL(parts.config.DATABASE_URL)
  const line = await openSilencer({ host: url.hostname, port: Number(url.port || 5432) })
  url.host = `127.0.0.1:${line.port}`
  const pool = makePool({ url: url.href, max: 3, name: 'lyceum-worker-silence' })
  let done = 0
  const taskList = { 'silence:count': () => void (done += 1) }
  // It looks for jobs by itself once in a minute, so that only what it hears can make it quick.
  const runner = await run({ pgPool: pool, taskList, noHandleSignals: true, pollInterval: 60_000 })
  // Should it end by itself, the counts below say so.
  runner.promise.catch(() => undefined)
  onTestFinished(async () => {
    await runner.stop()
    await pool.end()
    line.close()
  })
  const add = () => parts.database.pool.query(`select graphile_worker.add_job('silence:count')`)
  // The end of a job that falls into the silence would fail when this test is long over.
  const left = () => asOwner((client) => client.query('select from graphile_worker._private_jobs'))
  const noneLeft = async () => {
    await expect.poll(left).toMatchObject({ rowCount: 0 })
  }
  await add()
  await expect.poll(() => done).toBe(1)
  await noneLeft()
  expect(line.silence()).toBeGreaterThan(0)
  const doneAfterAnother = async () => {
    await add()
    return done
  }
  await expect.poll(doneAfterAnother, { timeout: 60_000, interval: 200 }).toBeGreaterThan(1)
  await noneLeft()
})
