import { cpus, loadavg } from 'node:os'
import { Api } from '../faults/env/api.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { bareRate, layBareTables } from './exam-storm/bare-rate.ts'
import { cpuOf } from './exam-storm/meter.ts'
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
import { openExam, insertPapers } from './exam-storm/exam-setup.ts'
import { runStorm, type StormOptions } from './exam-storm/storm.ts'

const storms: Readonly<Record<BenchOptions['tier'], StormOptions>> = {
  ci: { candidates: 200, startWithinMs: 1000, saveEveryMs: 1000, saves: 2, submitWithinMs: 2000 },
  full: { candidates: 2000, startWithinMs: 5000, saveEveryMs: 10_000, saves: 2, submitWithinMs: 10_000 },
}
const rounds = { ci: 1, full: 3 }

/** The full goals assume an idle machine; CI only checks for large regressions. */
const goals = {
  ci: { save: 0.05, start: 0.005, submit: 2, growth: 3, p99: 20_000 },
  full: { save: 3, start: 1, submit: 60, growth: 1.3, p99: 3000 },
}
/** CPU milliseconds in which Moodle takes fifty answers, at best (measured on the same machine). */
const moodleSubmitMs = 112
const connections = 128

/** A whole company takes an exam; compared with a single row written by pgbench in the same run. */
export const run: Bench = (options) =>
  withCleanup({ seconds: 2700 }, async (undo) => {
    const storm = storms[options.tier]
    const goal = goals[options.tier]
    const folder = await makeRunFolder('exam-storm', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: storm.candidates }, undo)
    await layBareTables(database)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await Api.startTwo(settings, undo)
    const target = { apis, database, connections }
    await sitOnce(target, { ...options, folder, rounds: 1, seconds: 1 })

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
    const lost = few.lost + many.lost
    const isSound = lost === 0 && Object.keys(stormed.errors).length === 0
    const isGood =
      isSound &&
      Math.max(stormed.starts.p99, stormed.submits.p99) <= goal.p99 &&
      ratios.save >= goal.save &&
      ratios.start >= goal.start &&
      ratios.submitAgainstMoodle >= goal.submit &&
      Math.max(...Object.values(growth)) <= goal.growth
    const machine = { cores: cpus().length, loadBefore: load, loadAfter: loadavg()[0] }
    return { report: { goal, ratios, growth, lost, storm, stormed, few, many, machine }, isSound, isGood }
  })

type Going = BenchOptions & { readonly folder: string; readonly rounds: number }

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

const share = (value: number, other: number) => Math.round((value / other) * 100) / 100
