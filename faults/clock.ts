import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverUrl } from '../server/testing/template.ts'
import { waitUntil } from '../tools/services/wait-until.ts'
import { begin } from './clock/begin-attempt.ts'
import { endSoon, type AttemptState, attemptStates, sweepNow } from './clock/exam-clock.ts'
import { FakeClock } from './clock/fake-clock.ts'
import { checkClock } from './clock/check-clock.ts'
import { startWorker } from './clock/worker.ts'
import { type Sitting, sitExam } from './exam/candidate.ts'
import { checkAnswers } from './exam/check-answers.ts'
import { readPapers } from './exam/read-papers.ts'
import { openExam } from './exam/open-exam.ts'
import { Api } from './env/api.ts'
import { makeDatabase, type TestDatabase } from './env/database.ts'
import { makeRunFolder } from './env/folder.ts'
import { seeded } from './env/random.ts'
import { redisUrl } from './env/redis-url.ts'
import { withCleanup, type Undo } from './env/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

type Size = { readonly writers: number; readonly ending: number; readonly phaseSeconds: number }

const sizes: Readonly<Record<FaultOptions['tier'], Size>> = {
  ci: { writers: 12, ending: 4, phaseSeconds: 8 },
  full: { writers: 60, ending: 20, phaseSeconds: 45 },
}
const controlSize: Size = { writers: 6, ending: 2, phaseSeconds: 3 }
const hours = 3600
const settleMs = 1500
/** Ahead, behind, and right again. */
const jumps = [2 * hours, -2 * hours, 0]

/** The wall clocks of one API node and of the worker jump by two hours while papers are written: no deadline moves (S-03). */
export const run: Suite = (options) =>
  withCleanup({ seconds: 1200 }, async (undo) => {
    const folder = await makeRunFolder('clock', undo)
    const testEnv = { folder, undo, options }
    // Both at once: most of a run is waiting.
    const mutantRun = turn(testEnv, { ...controlSize, mutant: 'clock' })
    const sound = options.isControlOnly ? undefined : turn(testEnv, sizes[options.tier])
    const [control, proper] = await Promise.all([mutantRun, sound])
    options.print(`control, by the wall clock: ${JSON.stringify(control.result)}`)
    const isFound = control.result.movedDeadlines + control.result.closedEarly > 0
    if (!proper) return { report: { control }, isGood: isFound }
    return { report: { ...proper, control: control.result }, isGood: proper.isGood && isFound }
  })

type TestEnv = { readonly folder: string; readonly undo: Undo; readonly options: FaultOptions }

async function turn({ undo, options, ...testEnv }: TestEnv, size: Size & { readonly mutant?: 'clock' }) {
  const folder = join(testEnv.folder, size.mutant ?? 'proper')
  mkdirSync(folder)
  const databaseOptions = {
    server: serverUrl,
    kind: 'fault',
    people: size.writers + size.ending + jumps.length,
  } as const
  const database = await makeDatabase(databaseOptions, undo)
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
    options.print(`clock ${seconds} s${size.mutant ? ', control' : ''}`)
    clock.set(seconds)
  })
  await Promise.all([steady.kill(), jumping.kill(), endWorker()])
  const operations = seen.sittings.reduce((sum, sitting) => sum + sitting.operations, 0)
  const result = { ...checkAnswers(seen.sittings, await readPapers(database)), ...checkClock(seen) }
  const isGood = Object.values(result).every((count) => count === 0)
  return { jumps, ...size, papers: seen.after.length, ended: seen.ranOut.length, operations, result, isGood }
}

type Going = {
  readonly database: TestDatabase
  readonly courseId: string
  readonly ports: readonly number[]
  readonly seed: number
}

/** All candidates begin; the clock jumps while some write, some run out of time and some begin; then the rest hand in. */
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
  const hasBegun = async () => (await attemptStates(database)).length === size.writers + size.ending
  await waitUntil(hasBegun, { what: 'everybody to begin', seconds: 60 })
  const endingIds = await idsOf(database, new Set(ending.map(({ id }) => id)))
  const every = (2 * size.phaseSeconds) / size.ending
  await endSoon(database, endingIds, { first: 2, every })
  const before = await attemptStates(database)
  const closing = watchClosing(database, endingIds, () => isOver)
  // Lets the sweeper run once with the right time.
  await pause(settleMs)
  for (const seconds of jumps) {
    await jump(seconds)
    const person = people.pop()
    if (person) await begin({ port: ports[1] ?? 0, person, courseId })
    await pause(size.phaseSeconds * 1000)
  }
  isOver = true
  const sittings = await sitting
  return { sittings, before, after: await attemptStates(database), ranOut: await closing }
}

async function idsOf(database: TestDatabase, personIds: ReadonlySet<string>): Promise<readonly string[]> {
  return (await attemptStates(database)).filter(({ personId }) => personIds.has(personId)).map(({ id }) => id)
}

/** Makes the worker sweep every second, and records how long after its deadline each attempt was first seen closed. */
async function watchClosing(database: TestDatabase, ids: readonly string[], isOver: () => boolean) {
  const closed = new Map<string, number>()
  const isAll = (now: readonly AttemptState[]) =>
    now.filter(({ id, isOpen }) => ids.includes(id) && !isOpen).length === ids.length
  const end = { rounds: 30 }
  for (;;) {
    await sweepNow(database)
    const now = await attemptStates(database)
    for (const { id, isOpen, pastMs } of now)
      if (ids.includes(id) && !isOpen && !closed.has(id)) closed.set(id, pastMs)
    if (isAll(now) && isOver()) break
    if (isOver() && (end.rounds -= 1) <= 0) break
    await pause(500)
  }
  return ids.map((id) => ({ closedMs: closed.get(id) }))
}
