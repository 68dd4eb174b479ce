import { Api } from '../faults/stage/api.ts'
import { makeDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { seeded } from '../faults/stage/random.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { beatAlone, beatTogether } from '../server/testing/probe/contract.ts'
import { serverUrl } from '../server/testing/template.ts'
import { crashDuringBeats } from './batch/crash.ts'
import { beatRound, middle, type Round } from './batch/round.ts'
import { written } from './batch/rows-per-commit.ts'
import type { Bench, BenchOptions } from './bench.ts'

const goal = 5
// One short of what the pool lets wait: no variant may win by refusing.
const connections = 192
const rounds = 3

/** Group commit against single-row writes through the same door, in one run; then crashes while it acknowledges. */
export const run: Bench = (options) =>
  onStage({ seconds: 120 + 8 * options.seconds }, async (undo) => {
    const folder = stageFolder('batch', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 400 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = [await Api.start(settings, undo), await Api.start(settings, undo)] as const
    const course = { apis, database, connections }

    const { alone, together, rowsPerCommit } = await race(course, options)
    const ratio = Math.round((together.perSecond / alone.perSecond) * 100) / 100
    const random = seeded(options.seed)
    options.say(`killing the api while it acknowledges`)
    const crash = await crashDuringBeats({ database, connections, api: apis[0], kills: 3, random })
    const report = { connections, rounds, alone, together, rowsPerCommit, ratio, goal, crash }
    return { report, isGood: ratio >= goal && crash.lost === 0 && crash.acknowledged > 0 }
  })

type Course = Omit<Parameters<typeof beatRound>[0], 'endpoint' | 'seconds'>

/** Rounds of both kinds in turn, so that a busy minute of the machine meets both. */
async function race(course: Course, { seconds, say }: BenchOptions) {
  for (const endpoint of [beatAlone, beatTogether]) await beatRound({ ...course, endpoint, seconds: 2 })
  const alone: Round[] = []
  const together: Round[] = []
  const before = await written(course.apis)
  for (let round = 1; round <= rounds; round += 1) {
    for (const [kind, endpoint] of [
      ['alone', beatAlone],
      ['together', beatTogether],
    ] as const) {
      const result = await beatRound({ ...course, endpoint, seconds })
      const list = kind === 'alone' ? alone : together
      list.push(result)
      say(`round ${round} ${kind}: ${JSON.stringify(result)}`)
    }
  }
  const after = await written(course.apis)
  const rowsPerCommit = Math.round((after.rows - before.rows) / (after.commits - before.commits))
  return { alone: middle(alone), together: middle(together), rowsPerCommit }
}
