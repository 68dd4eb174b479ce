import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '#testing/test-app'
import { breaker, CircuitOpen } from './breaker.ts'
import { makeLog } from '../log.ts'
import { readConfig } from '../process/config.ts'
import { job } from '../jobs.ts'
import { makeMetrics } from '../process/metrics.ts'

function watched() {
  const clock = { at: 0 }
  const log = makeLog(readConfig({ LOG_LEVEL: 'silent' }))
  const guarded = breaker({
    name: 'test',
    log,
    metrics: makeMetrics(),
    isTrouble: (error) => error instanceof TypeError,
    now: () => clock.at,
  })
  const fail = () => guarded(() => Promise.reject(new TypeError('away')))
  const callGuarded = () => guarded(async () => 'well')
  return { clock, guarded, fail, callGuarded }
}

test('S-04 five failures in a row open the circuit for 30 s; then one trial call is made', async () => {
  const { clock, guarded, fail, callGuarded } = watched()
  for (let times = 0; times < 5; times += 1) await expect(fail()).rejects.toThrow('away')
  await expect(callGuarded()).rejects.toBeInstanceOf(CircuitOpen)
  clock.at = 30_001
  const { promise, resolve } = Promise.withResolvers<string>()
  const trial = guarded(() => promise)
  await expect(callGuarded()).rejects.toBeInstanceOf(CircuitOpen)
  resolve('back')
  expect(await trial).toBe('back')
  expect(await callGuarded()).toBe('well')
})

test('S-04 a failed trial opens the circuit again; a rejected single mail does not count', async () => {
  const { clock, guarded, fail, callGuarded } = watched()
  for (let times = 0; times < 5; times += 1) await expect(fail()).rejects.toThrow('away')
  clock.at = 30_001
  await expect(fail()).rejects.toThrow('away')
  await expect(callGuarded()).rejects.toBeInstanceOf(CircuitOpen)
  clock.at = 60_002
  await expect(guarded(() => Promise.reject(new RangeError('no such mailbox')))).rejects.toThrow('mailbox')
  expect(await callGuarded()).toBe('well')
})

const letter = job({
  name: 'test.letter',
  payload: z.object({ to: z.string() }),
  outside: true,
  queue: 'mail',
  run: (ctx, { to }) => ctx.parts.mail.send({ to, subject: 'a', text: 'b' }),
})

/** Accepts connections and never answers. */
async function silentRelay(): Promise<number> {
  const sockets = new Set<{ destroy: () => unknown }>()
  const server = createServer((socket) => void sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('S-04 an unresponsive relay costs the first mails a timeout, the next ones nothing, and no waiting mail an attempt', async () => {
  const port = await silentRelay()
  const domain = { name: 'test', routes: [], jobs: [letter] }
  const home = await testApp({
    extraDomains: [domain],
    env: { SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=20` },
  })
  const ctx = await home.ctx()
  for (let n = 0; n < 8; n += 1) await ctx.enqueue(letter, { to: `mei${n}@alpha.test` })
  await home.runJobs()
  const { rows } = await home.asOwner((client) =>
    client.query(`select attempts, count(*)::int as jobs, min(run_at) > now() + interval '20 seconds' as "isLater"
                  from graphile_worker._private_jobs group by attempts order by attempts`),
  )
  expect(rows).toEqual([
    { attempts: 0, jobs: 3, isLater: true },
    { attempts: 1, jobs: 5, isLater: false },
  ])
  const metric = (name: string) => home.parts.metrics.registry.getSingleMetricAsString(name)
  expect(await metric('lyceum_circuit_open')).toContain('circuit="mail"} 1')
  expect(await metric('lyceum_jobs_total')).toContain('outcome="postponed"} 3')
})
