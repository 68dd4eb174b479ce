import { randomBytes } from 'node:crypto'
import { getCurrentUser, login } from '../contract/identity/index.ts'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase, type StageDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { Connection } from './load/connection.ts'
import { requestText } from './load/request.ts'
import { paced, type Times, timesOf } from './login-storm/paced.ts'
import { type Entry, makeEntries } from './login-storm/entries.ts'

const storm = 200
const goal = 2
/** Twice next to nothing is nothing: below this nobody feels a difference. */
const unfeltMs = 50
const readers = { lanes: 4, everyMs: 10 }

/** Two hundred people sign in at the same instant: nobody is lost, and the others hardly feel it (M13). */
export const run: Bench = (options) =>
  onStage({ seconds: 180 + 4 * options.seconds }, async (undo) => {
    const folder = await stageFolder('storm', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: storm + 40 }, undo)
    const secret = randomBytes(32).toString('hex')
    const env = { SECRET_KEY: secret }
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
    const api = await Api.start(settings, undo)
    const entries = await makeEntries(database, { secret, count: storm })

    await background(api, database, () => pause(1000))
    const calm = await background(api, database, () => pause(options.seconds * 1000))
    options.say(`calm: ${JSON.stringify(calm.times)}`)
    const stormy = await background(api, database, () => signAllIn(api, entries))
    options.say(`storm: ${JSON.stringify(stormy.times)}`)
    const { statuses, seconds, times } = stormy.result
    const ratio = Math.round((stormy.times.p99 / calm.times.p99) * 100) / 100
    const lost = storm - (statuses['200'] ?? 0)
    const report = {
      storm,
      statuses,
      lost,
      seconds,
      logins: times,
      calm: calm.times,
      stormy: stormy.times,
      ratio,
      goal,
      unfeltMs,
    }
    return { report, isGood: lost === 0 && (ratio <= goal || stormy.times.p99 <= unfeltMs) }
  })

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Other people read at an even pace while something happens; answers how long their calls took. */
async function background<T>(api: Api, { people }: StageDatabase, during: () => Promise<T>) {
  const others = people.slice(storm)
  const request = (n: number) => {
    const person = others[n % others.length]
    return requestText(getCurrentUser, person ? { person } : {})
  }
  return paced({ port: api.port, ...readers, request }, during)
}

type Stormed = {
  readonly statuses: Readonly<Record<string, number>>
  readonly seconds: number
  readonly times: Times
}

async function signAllIn(api: Api, entries: readonly Entry[]): Promise<Stormed> {
  const began = performance.now()
  const took: number[] = []
  const statuses: Record<string, number> = {}
  const enter = async (body: Entry) => {
    const line = new Connection(api.port)
    const sent = performance.now()
    const status = await line.send(requestText(login, { body })).then(
      (reply) => String(reply.status),
      (error: unknown) => String(error),
    )
    took.push(performance.now() - sent)
    statuses[status] = (statuses[status] ?? 0) + 1
    line.close()
  }
  await Promise.all(entries.map(enter))
  return { statuses, seconds: Math.round(performance.now() - began) / 1000, times: timesOf(took) }
}
