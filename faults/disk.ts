import { join } from 'node:path'
import { readBooks } from './crash/read-ledger.ts'
import { check, isWhole } from './crash/check-history.ts'
import { statusesOf } from './crash/recovery-times.ts'
import { saveHistory } from './crash/save-history.ts'
import { begin } from './disk/load.ts'
import { withoutLog } from './disk/full-log-volume.ts'
import { Temporary } from './disk/full-temp-volume.ts'
import { Volume } from './disk/volume.ts'
import { Api } from './env/api.ts'
import { makeBucket } from './env/bucket.ts'
import { Cluster } from './env/cluster.ts'
import { makeDatabase } from './env/database.ts'
import { makeRunFolder } from './env/folder.ts'
import { redisUrl } from './env/redis-url.ts'
import { withCleanup, type Undo } from './env/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

const rounds: Readonly<Record<FaultOptions['tier'], number>> = { ci: 1, full: 5 }
const people = 600
const seconds = { full: 2, back: 10 }

/** The volumes of the log, of temporary files and of the database fill up: the node keeps running and recovers with the space (F09, F19, S-05). */
export const run: Suite = (options) =>
  withCleanup({ seconds: 900 }, async (undo) => {
    const folder = await makeRunFolder('disk', undo)
    const volumes = await mountAll(folder, undo).catch((error: unknown) => String(error))
    if (typeof volumes === 'string') return { report: { skipped: 1, why: volumes }, isGood: true }
    const cluster = await Cluster.create(folder, undo, volumes.data.folder)
    const testEnv = { cluster, volumes, undo, options }
    const control = await runBaseline(testEnv)
    options.print(`control, a log that waits for room: ${JSON.stringify(control)}`)
    const isFound = !control.isServed
    if (options.isControlOnly) return { report: { control }, isGood: isFound }
    const proper = await storm(testEnv)
    const { isGood, ...shown } = proper
    return { report: { skipped: 0, ...shown, control }, isGood: isGood && isFound }
  })

async function mountAll(folder: string, undo: Undo) {
  const mount = (name: string, megabytes: number) =>
    Volume.mount({ folder: join(folder, name), megabytes }, undo)
  return {
    log: await mount('log', 2),
    temporary: await mount('temporary', 8),
    data: await mount('data', 400),
  }
}

type TestEnv = {
  readonly cluster: Cluster
  readonly volumes: Awaited<ReturnType<typeof mountAll>>
  readonly undo: Undo
  readonly options: FaultOptions
}

/** One API process on its own database, under load. */
async function open({ cluster, volumes, undo, options }: TestEnv, mutant?: 'log') {
  const databaseOptions = { server: cluster.server, kind: 'fault', people, isOwnServer: true } as const
  const database = await makeDatabase(databaseOptions, undo)
  const bucket = await makeBucket(undo)
  const apiEnv = { TMPDIR: volumes.temporary.folder, DRAIN_MS: '0', ...(mutant ? { MUTANT: mutant } : {}) }
  const place = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:` }
  const settings = { ...place, folder: volumes.log.folder, env: { ...bucket.env(), ...apiEnv } }
  const api = await Api.start(settings, undo)
  const load = begin(api.port, database, { seed: options.seed, patienceMs: mutant ? 5000 : 60_000 })
  const files = new Temporary(api.port, database.people.at(-1), volumes.temporary)
  return { database, api, load, files }
}

/** The injected bug with a full log volume. */
async function runBaseline(testEnv: TestEnv) {
  const { api, load, files } = await open(testEnv, 'log')
  await files.fillUp()
  const seen = await withoutLog({ api, volume: testEnv.volumes.log, files, load })
  files.empty()
  await api.kill()
  await load.end()
  return seen
}

/** Fills one volume after the other under load, then checks the ledger. */
async function storm(testEnv: TestEnv) {
  const { log, data } = testEnv.volumes
  const { seed, tier, print } = testEnv.options
  const { database, api, load, files } = await open(testEnv)
  const seen: Round[] = []
  for (let n = 0; n < rounds[tier]; n += 1) {
    const spooled = await files.fillUp()
    const written = await withoutLog({ api, volume: log, files, load })
    files.empty()
    const temporary = { ...spooled, afterwards: await files.send() }
    seen.push({ temporary, log: written, data: await load.without(data, seconds) })
    print(JSON.stringify(seen.at(-1)))
  }
  const { history, reads, compared } = await load.end()
  const result = check(history, await readBooks(database))
  const heartbeats = await compared()
  log.fill()
  const began = performance.now()
  const exit = { code: await api.stop(), ms: Math.round(performance.now() - began) }
  log.empty()
  const isIntact =
    isWhole(result) && heartbeats.acknowledged > 0 && heartbeats.lost + heartbeats.doubled === 0
  const isGood = isIntact && reads.failed === 0 && exit.code === 0 && seen.every(isWell)
  if (!isGood) print(`history: ${saveHistory(history, seed)}`)
  const statuses = statusesOf(history)
  return { rounds: seen, operations: history.length, statuses, result, heartbeats, reads, exit, isGood }
}

type Round = {
  readonly temporary: Awaited<ReturnType<Temporary['fillUp']>> & { readonly afterwards: number | undefined }
  readonly log: Awaited<ReturnType<typeof withoutLog>>
  readonly data: Awaited<ReturnType<ReturnType<typeof begin>['without']>>
}

function isWell({ temporary, log, data }: Round): boolean {
  const isRefused = Object.keys(temporary.statuses).join(',') === '507' && temporary.leftovers === 0
  const isLogged = log.isServed && log.isLogged && log.dropped > 0
  return isRefused && temporary.afterwards === 200 && isLogged && data.isRefused && data.isBack
}
