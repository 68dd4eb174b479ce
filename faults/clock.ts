import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverUrl } from '../server/testing/template.ts'
import { waitUntil } from '../tools/services/wait-until.ts'
import { begin } from './clock/begin.ts'
import { endSoon, type Standing, standings, sweepNow } from './clock/exam-clock.ts'
import { FakeClock } from './clock/fake-clock.ts'
import { judgeClock } from './clock/judge.ts'
import { startWorker } from './clock/worker.ts'
import { type Sitting, sitExam } from './exam/candidate.ts'
import { judge } from './exam/judge.ts'
import { readPapers } from './exam/papers.ts'
import { openExam } from './exam/stage-exam.ts'
import { Api } from './stage/api.ts'
import { makeDatabase, type StageDatabase } from './stage/database.ts'
import { stageFolder } from './stage/folder.ts'
import { seeded } from './stage/random.ts'
import { redisUrl } from './stage/redis-url.ts'
import { onStage, type Undo } from './stage/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

type Size = { readonly writers: number; readonly ending: number; readonly phaseSeconds: number }

const sizes: Readonly<Record<FaultOptions['tier'], Size>> = {
  ci: { writers: 12, ending: 4, phaseSeconds: 8 },
  full: { writers: 60, ending: 20, phaseSeconds: 45 },
}
const controlSize: Size = { writers: 6, ending: 2, phaseSeconds: 3 }
const hours = 3600
const calmMs = 1500
/** Ahead, behind, and right again. */
const jumps = [2 * hours, -2 * hours, 0]

/** The wall clocks of one API node and of the worker jump by two hours while papers are written: no end moves (S-03). */
export const run: Suite = (options) =>
  onStage({ seconds: 1200 }, async (undo) => {
    const folder = await stageFolder('clock', undo)
    const stage = { folder, undo, options }
    // Side by side: most of a run is waiting.
    const planted = turn(stage, { ...controlSize, mutant: 'clock' })
    const sound = options.isControlOnly ? undefined : turn(stage, sizes[options.tier])
    const [control, proper] = await Promise.all([planted, sound])
    options.say(`control, by the wall clock: ${JSON.stringify(control.verdict)}`)
    const isFound = control.verdict.movedDeadlines + control.verdict.closedEarly > 0
    if (!proper) return { report: { control }, isGood: isFound }
    return { report: { ...proper, control: control.verdict }, isGood: proper.isGood && isFound }
  })

type Stage = { readonly folder: string; readonly undo: Undo; readonly options: FaultOptions }

async function turn({ undo, options, ...stage }: Stage, size: Size & { readonly mutant?: 'clock' }) {
  const folder = join(stage.folder, size.mutant ?? 'proper')
  mkdirSync(folder)
  const wanted = {
    server: serverUrl,
    kind: 'fault',
    people: size.writers + size.ending + jumps.length,
  } as const
  const database = await makeDatabase(wanted, undo)
  const courseId = await openExam(database, serverUrl)
  const clock = new FakeClock(folder)
  const env = size.mutant ? { MUTANT: size.mutant } : {}
  const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
  const skewed = { ...settings, env: { ...env, ...clock.env } }
  const [steady, jumping, endWorker] = await Promise.all([
    Api.start(settings, undo),
    Api.start(skewed, undo),
    startWorker(skewed, undo),
  ])
  const going = { database, courseId, ports: [steady.port, jumping.port], seed: options.seed }
  const seen = await sitThrough(going, size, async (seconds) => {
    options.say(`clock ${seconds} s${size.mutant ? ', control' : ''}`)
    clock.set(seconds)
  })
  await Promise.all([steady.kill(), jumping.kill(), endWorker()])
  const operations = seen.sat.reduce((sum, one) => sum + one.operations, 0)
  const verdict = { ...judge(seen.sat, await readPapers(database)), ...judgeClock(seen) }
  const isGood = Object.values(verdict).every((count) => count === 0)
  return { jumps, ...size, papers: seen.after.length, ended: seen.ranOut.length, operations, verdict, isGood }
}

type Going = {
  readonly database: StageDatabase
  readonly courseId: string
  readonly ports: readonly number[]
  readonly seed: number
}

/** Everybody begins; then the clock jumps while some write, some run out and some begin; then all who write hand in. */
async function sitThrough(going: Going, size: Size, jump: (seconds: number) => Promise<void>) {
  const { database, courseId, ports, seed } = going
  const people = [...database.people]
  const writers = people.splice(0, size.writers)
  const ending = people.splice(0, size.ending)
  let isOver = false
  const sitting = Promise.all(
    writers.map((person, n): Promise<Sitting> => {
      const random = seeded(seed + n + 1)
      const pace = { saves: Number.MAX_SAFE_INTEGER, isOver: () => isOver, paceMs: 150, patienceMs: 4000 }
      return sitExam({ person, courseId, ports, random, ...pace })
    }),
  )
  for (const person of ending) await begin({ port: ports[0] ?? 0, person, courseId })
  const hasBegun = async () => (await standings(database)).length === size.writers + size.ending
  await waitUntil(hasBegun, { what: 'everybody to begin', seconds: 60 })
  const endingIds = await idsOf(database, new Set(ending.map(({ id }) => id)))
  const every = (2 * size.phaseSeconds) / size.ending
  await endSoon(database, endingIds, { first: 2, every })
  const before = await standings(database)
  const closing = watchClosing(database, endingIds, () => isOver)
  // The sweeper has looked in once by the right time.
  await pause(calmMs)
  for (const seconds of jumps) {
    await jump(seconds)
    const person = people.pop()
    if (person) await begin({ port: ports[1] ?? 0, person, courseId })
    await pause(size.phaseSeconds * 1000)
  }
  isOver = true
  const sat = await sitting
  return { sat, before, after: await standings(database), ranOut: await closing }
}

async function idsOf(database: StageDatabase, personIds: ReadonlySet<string>): Promise<readonly string[]> {
  return (await standings(database)).filter(({ personId }) => personIds.has(personId)).map(({ id }) => id)
}

/** Lets the worker sweep every second, and writes down how long after its end each of these was first seen closed. */
async function watchClosing(database: StageDatabase, ids: readonly string[], isOver: () => boolean) {
  const closed = new Map<string, number>()
  const isAll = (now: readonly Standing[]) =>
    now.filter(({ id, isOpen }) => ids.includes(id) && !isOpen).length === ids.length
  const end = { rounds: 30 }
  for (;;) {
    await sweepNow(database)
    const now = await standings(database)
    for (const { id, isOpen, pastMs } of now)
      if (ids.includes(id) && !isOpen && !closed.has(id)) closed.set(id, pastMs)
    if (isAll(now) && isOver()) break
    if (isOver() && (end.rounds -= 1) <= 0) break
    await pause(500)
  }
  return ids.map((id) => ({ closedMs: closed.get(id) }))
}
