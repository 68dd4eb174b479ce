import { loadavg } from 'node:os'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { getNothing } from '../server/testing/probe/contract.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { startBare } from './floor/start-bare.ts'
import { type AskRound, askRound } from './load/ask-round.ts'

// The goal is for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong.
const goals = { ci: 7, full: 5 }
const rounds = 3
const warmUp = 10_000
const connections = 16

type Pair = { readonly floor: AskRound; readonly bare: AskRound; readonly ratio: number }

/**
 * What every signed-in call costs before it does anything: an empty one through the real API process, beside the same
 * answer by a bare Fastify in the same run. The ratio of their CPU hardly depends on the machine.
 */
export const run: Bench = ({ tier, seconds, say }) =>
  onStage({ seconds: 600 + 6 * seconds }, async (undo) => {
    const folder = await stageFolder('floor', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const api = await Api.start(settings, undo)
    const bare = await startBare(getNothing, undo)
    const asking = { database, connections, seconds, endpoint: getNothing }
    for (const one of [bare, api]) await askRound({ ...asking, api: one, fewest: warmUp })
    const load = loadavg()[0]
    const all: Pair[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const least = await askRound({ ...asking, api: bare })
      const floor = await askRound({ ...asking, api })
      all.push({ floor, bare: least, ratio: hundredths(cpuOf(floor) / cpuOf(least)) })
      say(`round ${round}: ${cpuOf(floor)} µs a call, ${cpuOf(least)} µs bare`)
    }
    const middle = middleOf(all)
    const goal = goals[tier]
    const report = { goal, ...middle, cpu: cpuOf(middle.floor), load, connections, rounds: all }
    return { report, isGood: middle.ratio <= goal }
  })

/** Microseconds of the API process and of PostgreSQL together. */
const cpuOf = ({ apiCpu, postgresCpu }: AskRound) => apiCpu + postgresCpu

const hundredths = (value: number) => Math.round(value * 100) / 100

function middleOf(all: readonly Pair[]): Pair {
  const found = all.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(all.length / 2)]
  if (!found) throw new Error('no round was run')
  return found
}
