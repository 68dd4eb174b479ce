import { compareBeats, nothingSent, sendBeats, storedBeats } from '../bench/batch/beats.ts'
import { serverUrl } from '../server/testing/template.ts'
import { readBooks } from './crash/books.ts'
import { check, isWhole } from './crash/checker.ts'
import { coinsOf } from './crash/coins.ts'
import { statusesOf } from './crash/gaps.ts'
import { saveHistory } from './crash/save-history.ts'
import { write } from './crash/writer.ts'
import { calm } from './silence/calm.ts'
import { Lanes } from './silence/lanes.ts'
import { openTargets, type Target, type Targets } from './silence/targets.ts'
import { contentOf, upload } from './silence/uploader.ts'
import { Api } from './stage/api.ts'
import { checkFiles, makeBucket } from './stage/bucket.ts'
import { makeDatabase, type StageDatabase } from './stage/database.ts'
import { stageFolder } from './stage/folder.ts'
import { seeded } from './stage/random.ts'
import { watchReady } from './stage/ready.ts'
import { onStage, type Undo } from './stage/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

const rounds: Readonly<Record<FaultOptions['tier'], number>> = { ci: 1, full: 5 }
const writers = 24
const peoplePerWriter = 25
const uploaders = 4
// The goal is for a quiet machine; a busy one in CI must only show that the node comes back by itself.
const limitsMs: Readonly<Record<FaultOptions['tier'], number>> = { ci: 30_000, full: 15_000 }

/** Open connections to PostgreSQL, Redis and the object store fall silent while new ones work: the node comes back (S-02). */
export const run: Suite = (options) =>
  onStage({ seconds: 900 }, async (undo) => {
    const folder = await stageFolder('silence', undo)
    const control = await storm({ folder, undo, options }, { plan: ['postgres'], mutant: 'deaf' })
    options.say(`control, a node that waits for ever: ${JSON.stringify(control)}`)
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

type Stage = { readonly folder: string; readonly undo: Undo; readonly options: FaultOptions }
type Course = { readonly plan: readonly Target[]; readonly mutant?: 'deaf' }

/** One run: writers, beats and uploads on one API process, connections that fall silent one part after the other; then the books. */
async function storm({ folder, undo, options }: Stage, { plan, mutant }: Course) {
  const people = writers * peoplePerWriter
  const database = await makeDatabase({ server: serverUrl, kind: 'fault', people, waitsForDisk: false }, undo)
  const bucket = await makeBucket(undo)
  const targets = await openTargets(database.appUrl, undo)
  const { databaseUrl, redisUrl } = targets
  const env = { ...bucket.env(targets.s3Url), ...(mutant ? { MUTANT: mutant } : {}) }
  const settings = { databaseUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
  const api = await Api.start(settings, undo)

  const crowd = begin(api.port, database, { seed: options.seed, patienceMs: mutant ? 3000 : 60_000 })
  const blows = []
  for (const target of plan) {
    const blow = await strike(target, { targets, crowd, isPatient: !mutant, limitMs: limitsMs[options.tier] })
    options.say(JSON.stringify(blow))
    blows.push(blow)
  }
  // Nobody need wait for a node that does not come back.
  if (mutant) await api.kill()
  const { history, kept, sent, told } = await crowd.end()
  const verdict = check(history, await readBooks(database))
  const beats = compareBeats(sent, await storedBeats(database))
  const files = await checkFiles(database, { kept, bucket, contentOf })
  await api.kill()
  const notReady = told.filter((status) => status !== 200).length
  const isKept = isWhole(verdict) && [beats, files].every(isWholeToo)
  const isGood = isKept && blows.every(({ isBack }) => isBack) && notReady === 0
  if (!isGood) options.say(`history: ${saveHistory(history, options.seed)}`)
  const shown = { operations: history.length, statuses: statusesOf(history), asked: told.length }
  return { blows, ...shown, verdict, beats, files, notReady, isGood }
}

type Counts = { readonly acknowledged: number; readonly lost: number; readonly doubled: number }

const isWholeToo = ({ acknowledged, lost, doubled }: Counts) => acknowledged > 0 && lost + doubled === 0

type Crowd = ReturnType<typeof begin>

function begin(
  port: number,
  database: StageDatabase,
  { seed, patienceMs }: { seed: number; patienceMs: number },
) {
  let isEnding = false
  const isOver = () => isEnding
  const [writes, uploads] = [new Lanes(writers), new Lanes(uploaders)]
  const writing = Array.from({ length: writers }, (_, n) => {
    const coins = coinsOf(database.people.slice(n * peoplePerWriter, (n + 1) * peoplePerWriter))
    const onAttempt = writes.note.bind(writes, n)
    return write({ ports: [port], coins, random: seeded(seed + n + 1), isOver, patienceMs, onAttempt })
  })
  const uploading = database.people
    .slice(0, uploaders)
    .map((person, lane) =>
      upload({ port, person, lane, isOver, onAttempt: uploads.note.bind(uploads, lane) }),
    )
  const sent = nothingSent()
  const beating = sendBeats({
    ports: [port],
    connections: 8,
    database,
    random: seeded(seed - 1),
    sent,
    isOver,
  })
  const told: number[] = []
  const watching = watchReady(port, isOver, told)
  return {
    writes,
    uploads,
    told,
    end: async () => {
      isEnding = true
      const history = (await Promise.all(writing)).flat()
      const kept = (await Promise.all(uploading)).flat()
      await Promise.all([beating, watching])
      return { history, kept, sent, told }
    },
  }
}

type Scene = {
  readonly targets: Targets
  readonly crowd: Crowd
  readonly isPatient: boolean
  readonly limitMs: number
}

/** Lets one part fall silent, and waits until everybody is served as before. */
async function strike(target: Target, { targets, crowd, isPatient, limitMs }: Scene) {
  const { writes, uploads } = crowd
  const start = performance.now()
  await calm(60, () => writes.isCalm(start) && uploads.isCalm(start))
  const silent = await targets.silence(target)
  const at = performance.now()
  const isServed = () => writes.isCalm(at) && uploads.isCalm(at) && targets.isOpen(target)
  const wasServed = await calm(isPatient ? 40 : 20, isServed)
  const troubledMs = Math.max(writes.troubledMs(at), uploads.troubledMs(at))
  return { target, silent, troubledMs, isBack: wasServed && silent > 0 && troubledMs <= limitMs }
}
