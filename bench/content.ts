import { randomBytes } from 'node:crypto'
import { loadavg } from 'node:os'
import { Api } from '../faults/env/api.ts'
import { makeBucket } from '../faults/env/bucket.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup, type Undo } from '../faults/env/undo.ts'
import { freePort } from '../server/testing/servers/free-port.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { aliveP99, tenths } from './content/measure-alive.ts'
import { makeFilm } from './content/make-film.ts'
import { whileReading } from './content/readers.ts'
import { startContent } from './content/start-content.ts'

const goal = 2
const readers = 16
const rounds = 5
/** Nobody notices a call below this latency. */
const unfeltMs = 10

/**
 * Whether reading films slows down API calls (M-09): `/alive` of the API alone, with heavy readers at the content process,
 * and, for comparison, with the same readers at an API that serves content itself.
 */
export const run: Bench = ({ seconds, log }) =>
  withCleanup({ seconds: 600 + 60 * seconds }, async (undo) => {
    const at = await processes(undo)
    for (const port of [at.api, at.both]) await aliveP99(port, 2)
    const load = loadavg()[0]
    const all: Round[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const measured = await measure(at, seconds, undo)
      all.push(measured)
      const { alone, apart, together } = measured
      log(`round ${round}: ${alone} ms alone, ${apart} ms apart, ${together} ms together`)
    }
    const of = (name: keyof Round) => middle(all.map((round) => round[name]))
    const figures = { alone: of('alone'), apart: of('apart'), together: of('together') }
    // Compares rounds that follow each other, because the load of the machine changes over time.
    const [ratio, isUnfelt] = [of('ratio'), figures.apart <= unfeltMs]
    const report = { goal, ratio, isUnfelt, ...figures, readers, load, rounds: all }
    return { report, isGood: ratio <= goal || isUnfelt }
  })

/** An API with a content process beside it, and another API that does both. */
async function processes(undo: Undo) {
  const folder = await makeRunFolder('content', undo)
  const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 1 }, undo)
  const bucket = await makeBucket(undo)
  const secret = randomBytes(32).toString('hex')
  const path = await makeFilm(database, { bucket, secret })
  const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
  const shared = { ...bucket.env(), SECRET_KEY: secret }
  const content = await freePort()
  const apart = { ...settings, env: { ...shared, CONTENT_PORT: String(content) } }
  await startContent(apart, content, undo)
  const { port: api } = await Api.start(apart, undo)
  const { port: both } = await Api.start({ ...settings, env: shared }, undo)
  return { api, content, both, path }
}

type Round = Awaited<ReturnType<typeof measure>>

async function measure(
  { api, content, both, path }: Awaited<ReturnType<typeof processes>>,
  seconds: number,
  undo: Undo,
) {
  const film = { path, readers }
  const alone = await aliveP99(api, seconds)
  const busy = await whileReading({ ...film, port: content }, undo, () => aliveP99(api, seconds))
  const inOne = await whileReading({ ...film, port: both }, undo, () => aliveP99(both, seconds))
  return {
    alone,
    apart: busy.done,
    together: inOne.done,
    ratio: tenths(busy.done / alone),
    /** MB a second. */
    readApart: busy.readPerSecond,
    readTogether: inOne.readPerSecond,
    failedReads: busy.failedReads + inOne.failedReads,
  }
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
