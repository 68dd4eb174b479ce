import { cpus, loadavg } from 'node:os'
import { getTodoCount, getTopCount } from '../contract/home/index.ts'
import { Api } from '../faults/env/api.ts'
import { makeDatabase, type TestDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { announce, waitUntilAllNotified, fillSite } from './fanout/announce.ts'
import { startWorker } from './fanout/worker.ts'
import { requestText } from './load/request.ts'
import { paced } from './login-storm/paced-readers.ts'

const sizes = { ci: 5000, full: 100_000 } as const
const goal = { seconds: 60, ratio: 2 }
/** Below this latency a ratio means nothing, because nobody notices the difference. */
const unfeltMs = 50
const others = 40
const readers = { connections: 4, everyMs: 10 }

/** An announcement reaches every inbox of a large company while people keep working without noticing it. */
export const run: Bench = ({ tier, seconds, log }) =>
  withCleanup({ seconds: 900 + 4 * seconds }, async (undo) => {
    const folder = await makeRunFolder('fanout', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: others }, undo)
    const people = await fillSite(database, sizes[tier])
    log(`${people} people`)
    const redisPrefix = `${database.name}:`
    const api = await Api.start({ databaseUrl: database.appUrl, redisUrl, redisPrefix, folder }, undo)
    await startWorker({ databaseUrl: database.appUrl, redisUrl, redisPrefix }, undo)

    await background(api, database, () => pause(2000))
    const loadBefore = loadavg()[0]
    const quiet = await background(api, database, () => pause(seconds * 1000))
    log(`calm: ${JSON.stringify(quiet.times)}`)
    const announced = await background(api, database, async () => {
      await announce(api, database)
      const began = performance.now()
      await waitUntilAllNotified(database, people)
      return Math.round((performance.now() - began) / 100) / 10
    })
    log(`all notified after ${announced.result} s: ${JSON.stringify(announced.times)}`)
    const ratio = Math.round((announced.times.p99 / quiet.times.p99) * 100) / 100
    const machine = { cores: cpus().length, loadBefore, loadAfter: loadavg()[0] }
    const isUnfelt = announced.times.p99 <= unfeltMs
    const report = {
      people,
      seconds: announced.result,
      calm: quiet.times,
      during: announced.times,
      ratio,
      goal,
      unfeltMs,
      isUnfelt,
      machine,
    }
    return { report, isGood: announced.result <= goal.seconds && (ratio <= goal.ratio || isUnfelt) }
  })

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** People read their to-do counts at a fixed rate while something happens. */
async function background<T>(api: Api, { people }: TestDatabase, during: () => Promise<T>) {
  const request = (n: number) => {
    const person = people[n % people.length]
    return requestText(n % 2 === 0 ? getTopCount : getTodoCount, person ? { person } : {})
  }
  return paced({ port: api.port, ...readers, request }, during)
}
