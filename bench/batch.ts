import { Api } from '../faults/stage/api.ts'
import { makeDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { seeded } from '../faults/stage/random.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { beatAlone, beatTogether } from '../server/testing/probe/contract.ts'
import { serverUrl } from '../server/testing/template.ts'
import { crashDuringBeats } from './batch/crash.ts'
import { beatRound, middle, type Round, warmUp } from './batch/round.ts'
import { written } from './batch/rows-per-commit.ts'
import type { Bench, BenchOptions } from './bench.ts'

// The goal is for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong.
const goals = { ci: 3, full: 5 }
// Half of them at each process, fewer than may wait for its pool: no variant may win by refusing.
const connections = 128
const rounds = { ci: 3, full: 5 }
// Single writes run through more code and are compiled later: measured cold, they would flatter group commit.
const warmUpSeconds = 5

/** Group commit against single-row writes through the same door, in one run; then crashes while it acknowledges. */
export const run: Bench = (options) =>
  onStage({ seconds: 240 + 18 * options.seconds }, async (undo) => {
    const folder = await stageFolder('batch', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 400 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = [await Api.start(settings, undo), await Api.start(settings, undo)] as const
    const course = { apis, database, connections }

    const { alone, bare, together, rowsPerCommit } = await race(course, options)
    const ratio = share(together.perSecond, alone.perSecond)
    const bareRatio = share(together.perSecond, bare.perSecond)
    const cpuRatio = share(alone.apiCpu + alone.postgresCpu, together.apiCpu + together.postgresCpu)
    options.say('killing the api while it acknowledges')
    const random = seeded(options.seed)
    const crash = await crashDuringBeats({ database, connections, api: apis[0], kills: 3, random })
    const goal = goals[options.tier]
    const report = {
      connections,
      goal,
      ratio,
      bareRatio,
      cpuRatio,
      rowsPerCommit,
      alone,
      bare,
      together,
      crash,
    }
    return { report, isGood: ratio >= goal && crash.lost + crash.doubled === 0 && crash.acknowledged > 0 }
  })

type Course = Omit<Parameters<typeof beatRound>[0], 'endpoint' | 'isKeyed' | 'seconds'>

const kinds = {
  // As our client sends every write: with its key, which the server keeps beside the effect.
  alone: { endpoint: beatAlone, isKeyed: true },
  // The same without a key: the least that a single write can cost.
  bare: { endpoint: beatAlone, isKeyed: false },
  // The very same bytes but for the path; a hot write is its own key and keeps no second row.
  together: { endpoint: beatTogether, isKeyed: true },
}

/** Rounds of all kinds in turn, so that a busy minute of the machine meets each of them. */
async function race(course: Course, { tier, seconds, say }: BenchOptions) {
  for (const kind of Object.values(kinds)) await warmUp({ ...course, ...kind, seconds: warmUpSeconds })
  const run = { alone: [] as Round[], bare: [] as Round[], together: [] as Round[] }
  const before = await written(course.apis)
  for (let round = 1; round <= rounds[tier]; round += 1) {
    for (const name of ['alone', 'bare', 'together'] as const) {
      run[name].push(await beatRound({ ...course, ...kinds[name], seconds }))
      say(`round ${round} ${name}: ${JSON.stringify(run[name].at(-1))}`)
    }
  }
  const after = await written(course.apis)
  const rowsPerCommit = Math.round((after.rows - before.rows) / (after.commits - before.commits))
  return {
    alone: summary(run.alone),
    bare: summary(run.bare),
    together: summary(run.together),
    rowsPerCommit,
  }
}

/** The middle round decides; the rate of every round is told, so that a reader sees how far they lie apart. */
function summary(all: readonly Round[]) {
  return { ...middle(all), rounds: all.map(({ perSecond }) => perSecond) }
}

const share = (one: number, other: number) => Math.round((one / other) * 100) / 100
