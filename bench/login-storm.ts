import { randomBytes } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { getCurrentUser } from '../contract/identity/index.ts'
import { Api } from '../faults/env/api.ts'
import { makeDatabase, type TestDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { requestText } from './load/request.ts'
import { signAllIn } from './login-storm/arrivals.ts'
import { makeEntries } from './login-storm/entries.ts'
import { paced } from './login-storm/paced-readers.ts'

/** How many people sign in, and within what time. */
const storms = { ci: { people: 200, withinMs: 500 }, full: { people: 2000, withinMs: 5000 } }
const others = 40
const goal = 2
/** Below this latency a ratio means nothing, because nobody notices the difference. */
const unfeltMs = 50
const readers = { connections: 4, everyMs: 10 }

/** A whole company signs in within five seconds: nobody is lost, and people who already work hardly notice (M13). */
export const run: Bench = (options) =>
  withCleanup({ seconds: 1200 + 4 * options.seconds }, async (undo) => {
    const storm = storms[options.tier]
    const folder = await makeRunFolder('storm', undo)
    const people = storm.people + others
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people }, undo)
    const secret = randomBytes(32).toString('hex')
    const env = { SECRET_KEY: secret }
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
    const api = await Api.start(settings, undo)
    const entries = await makeEntries(database, { secret, count: storm.people })

    await background(api, database, () => pause(1000))
    const load = loadavg()[0]
    const quiet = await background(api, database, () => pause(options.seconds * 1000))
    options.log(`calm: ${JSON.stringify(quiet.times)}`)
    const stormy = await background(api, database, () => signAllIn(api, entries, storm.withinMs))
    options.log(`storm: ${JSON.stringify(stormy.times)}`)
    const ratio = Math.round((stormy.times.p99 / quiet.times.p99) * 100) / 100
    const isUnfelt = stormy.times.p99 <= unfeltMs
    const report = {
      storm,
      ...stormy.result,
      calm: quiet.times,
      stormy: stormy.times,
      ratio,
      goal,
      unfeltMs,
      isUnfelt,
      machine: { cores: cpus().length, loadBefore: load },
    }
    const isSound = stormy.result.lost === 0
    return { report, isSound, isGood: isSound && (ratio <= goal || isUnfelt) }
  })

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Other people read at a fixed rate while something happens; returns their latencies. */
async function background<T>(api: Api, { people }: TestDatabase, during: () => Promise<T>) {
  const readings = people.slice(-others)
  const request = (n: number) => {
    const person = readings[n % readings.length]
    return requestText(getCurrentUser, person ? { person } : {})
  }
  return paced({ port: api.port, ...readers, request }, during)
}
