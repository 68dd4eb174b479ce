import { Api } from '../faults/env/api.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { seeded } from '../faults/env/random.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import { crashDuringHeartbeats } from './batch/crash.ts'
import { race } from './batch/race.ts'
import type { Bench } from './bench.ts'
import { cpuOf } from './load/meter.ts'

const goal = 5
// Half of them go to each process, fewer than may wait for its pool, so that no variant wins by rejecting requests.
const connections = 128
const rounds = { ci: 3, full: 5 }

/** Compares group commit with single-row writes through the same API in one run, then kills the API while it acknowledges writes. */
export const run: Bench = (options) =>
  withCleanup({ seconds: 900 + 36 * options.seconds }, async (undo) => {
    const folder = await makeRunFolder('batch', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 400 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await Api.startTwo(settings, undo)
    const course = { apis, database, connections }

    const length = { rounds: rounds[options.tier], seconds: options.seconds }
    const { alone, bare, together, rowsPerCommit, stalled } = await race(course, length, options.log)
    const ratio = share(together.perSecond, alone.perSecond)
    const bareRatio = share(together.perSecond, bare.perSecond)
    const cpuRatio = share(cpuOf(alone), cpuOf(together))
    options.log('killing the api while it acknowledges')
    const random = seeded(options.seed)
    const crash = await crashDuringHeartbeats({ database, connections, api: apis[0], kills: 3, random })
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

const share = (value: number, other: number) => Math.round((value / other) * 100) / 100
