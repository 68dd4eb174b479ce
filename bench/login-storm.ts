import { randomBytes } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { getCurrentUser } from '../contract/identity/index.ts'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase, type StageDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { requestText } from './load/request.ts'
import { signAllIn } from './login-storm/arrivals.ts'
import { makeEntries } from './login-storm/entries.ts'
import { paced } from './login-storm/paced.ts'

/** How many come, and how long the last comes after the first. */
const storms = { ci: { people: 200, withinMs: 500 }, full: { people: 2000, withinMs: 5000 } }
const others = 40
/** The goal is for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong. */
const goals = { ci: 4, full: 2 }
/** Twice next to nothing is nothing: below this nobody feels a difference. */
const unfeltMs = 50
const readers = { lanes: 4, everyMs: 10 }

/** A whole company signs in within five seconds: nobody is lost, and those who work already hardly feel it (M13). */
export const run: Bench = (options) =>
  onStage({ seconds: 1200 + 4 * options.seconds }, async (undo) => {
    const storm = storms[options.tier]
    const folder = await stageFolder('storm', undo)
    const people = storm.people + others
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people }, undo)
    const secret = randomBytes(32).toString('hex')
    const env = { SECRET_KEY: secret }
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
    const api = await Api.start(settings, undo)
    const entries = await makeEntries(database, { secret, count: storm.people })

    await background(api, database, () => pause(1000))
    const load = loadavg()[0]
    const calm = await background(api, database, () => pause(options.seconds * 1000))
    options.say(`calm: ${JSON.stringify(calm.times)}`)
    const stormy = await background(api, database, () => signAllIn(api, entries, storm.withinMs))
    options.say(`storm: ${JSON.stringify(stormy.times)}`)
    const goal = goals[options.tier]
    const ratio = Math.round((stormy.times.p99 / calm.times.p99) * 100) / 100
    const isUnfelt = stormy.times.p99 <= unfeltMs
    const report = {
      storm,
      ...stormy.result,
      calm: calm.times,
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

/** Other people read at an even pace while something happens; answers how long their calls took. */
async function background<T>(api: Api, { people }: StageDatabase, during: () => Promise<T>) {
  const readings = people.slice(-others)
  const request = (n: number) => {
    const person = readings[n % readings.length]
    return requestText(getCurrentUser, person ? { person } : {})
  }
  return paced({ port: api.port, ...readers, request }, during)
}
