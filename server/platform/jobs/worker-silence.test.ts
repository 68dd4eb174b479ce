import { run } from 'graphile-worker'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { openSilentProxy } from '#testing/servers/silent-proxy'
import { makePool } from '../db.ts'

test('S-02 a worker whose connections fell silent is notified of new jobs again', async () => {
  const { parts, asOwner } = await testApp()
  const url = new URL(parts.config.DATABASE_URL)
  const line = await openSilentProxy({ host: url.hostname, port: Number(url.port || 5432) })
  url.host = `127.0.0.1:${line.port}`
  const pool = makePool({ url: url.href, max: 3, name: 'lyceum-worker-silence' })
  let done = 0
  const taskList = { 'silence:count': () => void (done += 1) }
  // It polls once a minute, so that only notifications can make it fast.
  const runner = await run({ pgPool: pool, taskList, noHandleSignals: true, pollInterval: 60_000 })
  // If it ends by itself, the counts below show it.
  runner.promise.catch(() => undefined)
  onTestFinished(async () => {
    await runner.stop()
    await pool.end()
    line.close()
  })
  const add = () => parts.database.pool.query(`select graphile_worker.add_job('silence:count')`)
  // The end of a job during the silence would fail after this test is over.
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
