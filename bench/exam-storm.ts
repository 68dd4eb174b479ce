import { cpus, loadavg } from 'node:os'
import { Api } from '../faults/env/api.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import { reachesGoals } from '../tools/numbers/headline-figures.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { bareRate, layBareTables } from './exam-storm/bare-rate.ts'
import {
  type Acknowledged,
  allScored,
  type LoadTarget,
  lostOf,
  type Round,
  saveRound,
  startRound,
  submitRound,
} from './exam-storm/rounds.ts'
import { openExam, insertPapers, removePapers } from './exam-storm/exam-setup.ts'
import { runStorm, type StormOptions } from './exam-storm/storm.ts'
import { cpuOf } from './load/meter.ts'
import { warmCalls } from './load/warm-up.ts'

const storms: Readonly<Record<BenchOptions['tier'], StormOptions>> = {
  ci: { candidates: 200, startWithinMs: 1000, saveEveryMs: 1000, saves: 2, submitWithinMs: 2000 },
  full: { candidates: 2000, startWithinMs: 5000, saveEveryMs: 10_000, saves: 2, submitWithinMs: 10_000 },
}
const rounds = { ci: 1, full: 3 }
const people = { ci: 400, full: 2000 }

const goal = { startMs: 1.1, submitMs: 3, submit: 40, save: 3, start: 1, growth: 1.3, p99: 3000 }
/** CPU milliseconds in which Moodle takes fifty answers, at best (measured on the same machine). */
const moodleSubmitMs = 112
const connections = 128

/** A whole company takes an exam; compared with a single row written by pgbench in the same run. */
export const run: Bench = (options) =>
  withCleanup({ seconds: 2700 }, async (undo) => {
    const storm = storms[options.tier]
    const folder = await makeRunFolder('exam-storm', undo)
    const database = await makeDatabase(
      { server: serverUrl, kind: 'bench', people: people[options.tier] },
      undo,
    )
    await layBareTables(database)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await Api.startTwo(settings, undo)
    const target = { apis, database, connections }
    // Fewer at once, because cold processes on a busy machine reject some of many.
    await warmUp({ ...target, connections: 16 })

    const load = loadavg()[0]
    const few = await sitOnce(target, { ...options, folder, rounds: rounds[options.tier] })
    const stormed = await runStorm(target, await openExam(database), storm)
    options.log(`storm: ${JSON.stringify(stormed)}`)
    await allScored(database)
    await insertPapers(database, 30)
    const many = await sitOnce(target, { ...options, folder, rounds: rounds[options.tier] })
    const growth = {
      start: share(cpuOf(many.start), cpuOf(few.start)),
      save: share(cpuOf(many.save), cpuOf(few.save)),
      submit: share(cpuOf(many.submit), cpuOf(few.submit)),
    }
    const ratios = {
      save: share(few.save.perSecond, few.bareSave),
      start: share(few.start.perSecond, few.bareStart),
      submitAgainstMoodle: share(moodleSubmitMs * 1000, cpuOf(few.submit)),
    }
    const cpuMs = {
      start: hundredths(cpuOf(few.start) / 1000),
      save: hundredths(cpuOf(few.save) / 1000),
      submit: hundredths(cpuOf(few.submit) / 1000),
    }
    const lost = few.lost + many.lost
    const isSound = lost === 0 && Object.keys(stormed.errors).length === 0
    const machine = { cores: cpus().length, loadBefore: load, loadAfter: loadavg()[0] }
    const report = { goal, cpuMs, ratios, growth, lost, storm, stormed, few, many, machine }
    return { report, isSound, isGood: isSound && reachesGoals('exam-storm', report) }
  })

type Going = BenchOptions & { readonly folder: string; readonly rounds: number }

/** Whole exams before anything is measured, until both processes have answered enough of every call; no paper of them stays. */
async function warmUp(target: LoadTarget) {
  const { database, apis } = target
  for (let calls = 0; calls < warmCalls * apis.length; calls += database.people.length) {
    const { attempts } = await startRound(target, await openExam(database))
    const saving = { attempts, seconds: 0.5, firstSeq: 1 + calls, acknowledged: new Map() }
    await saveRound(target, saving)
    await submitRound(target, attempts)
  }
  await removePapers(database)
}

/** Everybody starts, saves for some rounds that alternate with pgbench, and hands in. */
async function sitOnce(target: LoadTarget, { folder, rounds: count, seconds, log }: Going) {
  const { database } = target
  const courseId = await openExam(database)
  const bareStart = bareRate(database, 'start', { folder, seconds })
  const { round: start, attempts } = await startRound(target, courseId)
  log(`start: ${JSON.stringify({ bareStart, ...start })}`)
  const acknowledged: Acknowledged = new Map()
  const saves: Round[] = []
  const bare: number[] = []
  for (let n = 1; n <= count; n += 1) {
    bare.push(bareRate(database, 'autosave', { folder, seconds }))
    saves.push(await saveRound(target, { attempts, seconds, firstSeq: n * 10_000_000, acknowledged }))
    log(`save ${n}: ${JSON.stringify({ bare: bare.at(-1), ...saves.at(-1) })}`)
  }
  const lost = await lostOf(database, acknowledged)
  // As autovacuum does in production: without statistics the planner scans whole tables.
  await database.asOwner((client) => client.query('analyze exam.attempt, exam.answer, exam.candidate'))
  const submit = await submitRound(target, attempts)
  log(`submit: ${JSON.stringify(submit)}`)
  return { bareStart, start, bareSave: middleOf(bare), save: middleRound(saves), submit, lost }
}

const middleOf = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

function middleRound(all: readonly Round[]): Round {
  const found = all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]
  if (!found) throw new Error('no round was run')
  return found
}

const hundredths = (value: number) => Math.round(value * 100) / 100

const share = (value: number, other: number) => hundredths(value / other)
