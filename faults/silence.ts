import {
  compareHeartbeats,
  nothingSent,
  sendHeartbeats,
  storedHeartbeats,
} from '../bench/batch/heartbeats.ts'
import { serverUrl } from '../server/testing/template.ts'
import { readBooks } from './crash/read-ledger.ts'
import { check, isWhole } from './crash/check-history.ts'
import { coinsOf } from './crash/coins.ts'
import { statusesOf } from './crash/recovery-times.ts'
import { saveHistory } from './crash/save-history.ts'
import { write } from './crash/writer.ts'
import { isTrueWithin } from './silence/is-true-within.ts'
import { AttemptTracker } from './silence/attempt-tracker.ts'
import { openTargets, type Target, type Targets } from './silence/silenced-connections.ts'
import { contentOf, upload } from './silence/uploader.ts'
import { Api } from './env/api.ts'
import { checkFiles, makeBucket } from './env/bucket.ts'
import { makeDatabase, type TestDatabase } from './env/database.ts'
import { makeRunFolder } from './env/folder.ts'
import { seeded } from './env/random.ts'
import { watchReady } from './env/ready.ts'
import { withCleanup, type Undo } from './env/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

const rounds: Readonly<Record<FaultOptions['tier'], number>> = { ci: 1, full: 5 }
const writers = 24
const peoplePerWriter = 25
const uploaders = 4
// The goal is for an idle machine; on busy CI it only has to show that the node recovers by itself.
const limitsMs: Readonly<Record<FaultOptions['tier'], number>> = { ci: 30_000, full: 15_000 }

/** Open connections to PostgreSQL, Redis and the object store go silent while new ones work: the node recovers (S-02). */
export const run: Suite = (options) =>
  withCleanup({ seconds: 900 }, async (undo) => {
    const folder = await makeRunFolder('silence', undo)
    const control = await storm({ folder, undo, options }, { plan: ['postgres'], mutant: 'deaf' })
    options.print(`control, a node that waits for ever: ${JSON.stringify(control)}`)
    const isFound = control.blows.every(({ isBack }) => !isBack) && control.notReady > 0
    if (options.isControlOnly) return { report: { control }, isGood: isFound }
    const plan = Array.from(
      { length: rounds[options.tier] },
      () => ['postgres', 'redis', 's3'] as const,
    ).flat()
    const proper = await storm({ folder, undo, options }, { plan })
    const { blows, notReady } = control
    const { isGood, ...shown } = proper
    return { report: { ...shown, control: { blows, notReady } }, isGood: isGood && isFound }
  })

type TestEnv = { readonly folder: string; readonly undo: Undo; readonly options: FaultOptions }
type Course = { readonly plan: readonly Target[]; readonly mutant?: 'deaf' }

/** One run: writers, heartbeats and uploads on one API process while connections go silent one dependency after the other; then the check. */
async function storm({ folder, undo, options }: TestEnv, { plan, mutant }: Course) {
  const people = writers * peoplePerWriter
  const database = await makeDatabase({ server: serverUrl, kind: 'fault', people, waitsForDisk: false }, undo)
  const bucket = await makeBucket(undo)
  const targets = await openTargets(database.appUrl, undo)
  const { databaseUrl, redisUrl } = targets
  const env = { ...bucket.env(targets.s3Url), ...(mutant ? { MUTANT: mutant } : {}) }
  const settings = { databaseUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
  const api = await Api.start(settings, undo)

  const load = begin(api.port, database, { seed: options.seed, patienceMs: mutant ? 3000 : 60_000 })
  const blows = []
  for (const target of plan) {
    const blow = await strike(target, { targets, load, isPatient: !mutant, limitMs: limitsMs[options.tier] })
    options.print(JSON.stringify(blow))
    blows.push(blow)
  }
  // There is no need to wait for a node that does not recover.
  if (mutant) await api.kill()
  const { history, uploaded, sent, readyStatuses } = await load.end()
  const result = check(history, await readBooks(database))
  const heartbeats = compareHeartbeats(sent, await storedHeartbeats(database))
  const files = await checkFiles(database, { uploaded, bucket, contentOf })
  await api.kill()
  const notReady = readyStatuses.filter((status) => status !== 200).length
  const isIntact = isWhole(result) && [heartbeats, files].every(isWholeToo)
  const isGood = isIntact && blows.every(({ isBack }) => isBack) && notReady === 0
  if (!isGood) options.print(`history: ${saveHistory(history, options.seed)}`)
  const shown = {
    operations: history.length,
    statuses: statusesOf(history),
    readyChecks: readyStatuses.length,
  }
  return { blows, ...shown, result, heartbeats, files, notReady, isGood }
}

type Counts = { readonly acknowledged: number; readonly lost: number; readonly doubled: number }

const isWholeToo = ({ acknowledged, lost, doubled }: Counts) => acknowledged > 0 && lost + doubled === 0

type Load = ReturnType<typeof begin>

function begin(
  port: number,
  database: TestDatabase,
  { seed, patienceMs }: { seed: number; patienceMs: number },
) {
  let isEnding = false
  const isOver = () => isEnding
  const [writes, uploads] = [new AttemptTracker(writers), new AttemptTracker(uploaders)]
  const writing = Array.from({ length: writers }, (_, n) => {
    const coins = coinsOf(database.people.slice(n * peoplePerWriter, (n + 1) * peoplePerWriter))
    const onAttempt = writes.note.bind(writes, n)
    return write({ ports: [port], coins, random: seeded(seed + n + 1), isOver, patienceMs, onAttempt })
  })
  const uploading = database.people
    .slice(0, uploaders)
    .map((person, client) =>
      upload({ port, person, client, isOver, onAttempt: uploads.note.bind(uploads, client) }),
    )
  const sent = nothingSent()
  const beating = sendHeartbeats({
    ports: [port],
    connections: 8,
    database,
    random: seeded(seed - 1),
    sent,
    isOver,
  })
  const readyStatuses: number[] = []
  const watching = watchReady(port, isOver, readyStatuses)
  return {
    writes,
    uploads,
    readyStatuses,
    end: async () => {
      isEnding = true
      const history = (await Promise.all(writing)).flat()
      const uploaded = (await Promise.all(uploading)).flat()
      await Promise.all([beating, watching])
      return { history, uploaded, sent, readyStatuses }
    },
  }
}

type Scene = {
  readonly targets: Targets
  readonly load: Load
  readonly isPatient: boolean
  readonly limitMs: number
}

/** Silences one dependency and waits until every client is served as before. */
async function strike(target: Target, { targets, load, isPatient, limitMs }: Scene) {
  const { writes, uploads } = load
  const start = performance.now()
  await isTrueWithin(60, () => writes.isRecovered(start) && uploads.isRecovered(start))
  const silent = await targets.silence(target)
  const at = performance.now()
  const isServed = () => writes.isRecovered(at) && uploads.isRecovered(at) && targets.isOpen(target)
  const wasServed = await isTrueWithin(isPatient ? 40 : 20, isServed)
  const troubledMs = Math.max(writes.troubledMs(at), uploads.troubledMs(at))
  return { target, silent, troubledMs, isBack: wasServed && silent > 0 && troubledMs <= limitMs }
}
