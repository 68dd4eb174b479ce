import { Api } from '../faults/stage/api.ts'
import { makeDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { seeded } from '../faults/stage/random.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import { crashDuringBeats } from './batch/crash.ts'
import { race } from './batch/race.ts'
import type { Bench } from './bench.ts'

// The goal is for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong.
const goals = { ci: 3, full: 5 }
// Half of them at each process, fewer than may wait for its pool: no variant may win by refusing.
const connections = 128
const rounds = { ci: 3, full: 5 }

/** Group commit against single-row writes through the same door, in one run; then crashes while it acknowledges. */
export const run: Bench = (options) =>
  onStage({ seconds: 900 + 36 * options.seconds }, async (undo) => {
    const folder = await stageFolder('batch', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 400 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await Api.startTwo(settings, undo)
    const course = { apis, database, connections }

    const length = { rounds: rounds[options.tier], seconds: options.seconds }
    const { alone, bare, together, rowsPerCommit, stalled } = await race(course, length, options.say)
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
      stalled,
      alone,
      bare,
      together,
      crash,
    }
    const isSound = crash.lost + crash.doubled === 0 && crash.acknowledged > 0
    return { report, isSound, isGood: ratio >= goal && isSound }
  })

const share = (one: number, other: number) => Math.round((one / other) * 100) / 100
