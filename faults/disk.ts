import { join } from 'node:path'
import { readBooks } from './crash/books.ts'
import { check, isWhole } from './crash/checker.ts'
import { statusesOf } from './crash/gaps.ts'
import { saveHistory } from './crash/save-history.ts'
import { begin } from './disk/crowd.ts'
import { withoutLog } from './disk/log.ts'
import { Temporary } from './disk/temporary.ts'
import { Volume } from './disk/volume.ts'
import { Api } from './stage/api.ts'
import { makeBucket } from './stage/bucket.ts'
import { Cluster } from './stage/cluster.ts'
import { makeDatabase } from './stage/database.ts'
import { stageFolder } from './stage/folder.ts'
import { redisUrl } from './stage/redis-url.ts'
import { onStage, type Undo } from './stage/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

const rounds: Readonly<Record<FaultOptions['tier'], number>> = { ci: 1, full: 5 }
const people = 600
const seconds = { full: 2, back: 10 }

/** The volumes of the log, of temporary files and of the database fill up: the node goes on, and all is well again with the space (F09, F19, S-05). */
export const run: Suite = (options) =>
  onStage({ seconds: 900 }, async (undo) => {
    const folder = await stageFolder('disk', undo)
    const volumes = await mountAll(folder, undo).catch((error: unknown) => String(error))
    if (typeof volumes === 'string') return { report: { skipped: 1, why: volumes }, isGood: true }
    const cluster = await Cluster.create(folder, undo, volumes.data.folder)
    const stage = { cluster, volumes, undo, options }
    const control = await careless(stage)
    options.say(`control, a log that waits for room: ${JSON.stringify(control)}`)
    const isFound = !control.isServed
    if (options.isControlOnly) return { report: { control }, isGood: isFound }
    const proper = await storm(stage)
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

type Stage = {
  readonly cluster: Cluster
  readonly volumes: Awaited<ReturnType<typeof mountAll>>
  readonly undo: Undo
  readonly options: FaultOptions
}

/** One API process on a database of its own, with people at work. */
async function open({ cluster, volumes, undo, options }: Stage, mutant?: 'log') {
  const wanted = { server: cluster.server, kind: 'fault', people, isOwnServer: true } as const
  const database = await makeDatabase(wanted, undo)
  const bucket = await makeBucket(undo)
  const room = { TMPDIR: volumes.temporary.folder, DRAIN_MS: '0', ...(mutant ? { MUTANT: mutant } : {}) }
  const place = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:` }
  const settings = { ...place, folder: volumes.log.folder, env: { ...bucket.env(), ...room } }
  const api = await Api.start(settings, undo)
  const crowd = begin(api.port, database, { seed: options.seed, patienceMs: mutant ? 5000 : 60_000 })
  const files = new Temporary(api.port, database.people.at(-1), volumes.temporary)
  return { database, api, crowd, files }
}

/** The planted bug meets the full volume of its log. */
async function careless(stage: Stage) {
  const { api, crowd, files } = await open(stage, 'log')
  await files.fillUp()
  const seen = await withoutLog({ api, volume: stage.volumes.log, files, crowd })
  files.empty()
  await api.kill()
  await crowd.end()
  return seen
}

/** One volume after the other is full while people write and read; then the books. */
async function storm(stage: Stage) {
  const { log, data } = stage.volumes
  const { seed, tier, say } = stage.options
  const { database, api, crowd, files } = await open(stage)
  const seen: Round[] = []
  for (let n = 0; n < rounds[tier]; n += 1) {
    const spooled = await files.fillUp()
    const written = await withoutLog({ api, volume: log, files, crowd })
    files.empty()
    const temporary = { ...spooled, afterwards: await files.send() }
    seen.push({ temporary, log: written, data: await crowd.without(data, seconds) })
    say(JSON.stringify(seen.at(-1)))
  }
  const { history, reads, compared } = await crowd.end()
  const verdict = check(history, await readBooks(database))
  const beats = await compared()
  log.fill()
  const began = performance.now()
  const exit = { code: await api.stop(), ms: Math.round(performance.now() - began) }
  log.empty()
  const isKept = isWhole(verdict) && beats.acknowledged > 0 && beats.lost + beats.doubled === 0
  const isGood = isKept && reads.failed === 0 && exit.code === 0 && seen.every(isWell)
  if (!isGood) say(`history: ${saveHistory(history, seed)}`)
  const statuses = statusesOf(history)
  return { rounds: seen, operations: history.length, statuses, verdict, beats, reads, exit, isGood }
}

type Round = {
  readonly temporary: Awaited<ReturnType<Temporary['fillUp']>> & { readonly afterwards: number | undefined }
  readonly log: Awaited<ReturnType<typeof withoutLog>>
  readonly data: Awaited<ReturnType<ReturnType<typeof begin>['without']>>
}

function isWell({ temporary, log, data }: Round): boolean {
  const isRefused = Object.keys(temporary.statuses).join(',') === '507' && temporary.leftovers === 0
  const isLogged = log.isServed && log.isTold && log.dropped > 0
  return isRefused && temporary.afterwards === 200 && isLogged && data.isRefused && data.isBack
}
