import { loadavg } from 'node:os'
import { Api } from '../faults/env/api.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { getNothing } from '../server/testing/probe/contract.ts'
import { serverUrl } from '../server/testing/template.ts'
import { reachesGoals } from '../tools/numbers/headline-figures.ts'
import type { Bench } from './bench.ts'
import { startBare } from './platform-overhead/start-bare.ts'
import { type CallRound, callRound, warmUp } from './load/call-round.ts'
import { cpuOf } from './load/meter.ts'

const goal = 5
const rounds = 3
const warmCalls = 10_000
const connections = 16
const people = 2000

type Rounds = {
  /** Calls of one person, whose session the process holds. */
  readonly single: CallRound
  /** Calls of many people in turn: how many of their sessions the process still holds shows here. */
  readonly many: CallRound
  readonly bare: CallRound
  readonly ratio: number
}

/**
 * The overhead of every signed-in call: an empty call through the real API process, by one person and by many, against the
 * same answer by a bare Fastify in the same run. The ratio of their CPU hardly depends on the machine.
 */
export const run: Bench = ({ seconds, log }) =>
  withCleanup({ seconds: 600 + 9 * seconds }, async (undo) => {
    const folder = await makeRunFolder('floor', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const api = await Api.start(settings, undo)
    const bare = await startBare(getNothing, undo)
    const asking = { database, connections, seconds, endpoint: getNothing }
    for (const target of [bare, api]) await warmUp({ ...asking, api: target }, warmCalls)
    const load = loadavg()[0]
    const all: Rounds[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const least = await callRound({ ...asking, api: bare })
      const single = await callRound({ ...asking, api, callers: 1 })
      const many = await callRound({ ...asking, api })
      all.push({ single, many, bare: least, ratio: hundredths(cpuOf(single) / least.apiCpu) })
      log(`round ${round}: ${cpuOf(single)} µs a call, ${cpuOf(many)} by many people, ${least.apiCpu} bare`)
    }
    const middle = middleOf(all)
    const cpu = { single: cpuOf(middle.single), many: cpuOf(middle.many), bare: middle.bare.apiCpu }
    const report = { goal, people, cpu, load, connections, ...middle, rounds: all }
    return { report, isGood: reachesGoals('floor', report) }
  })

const hundredths = (value: number) => Math.round(value * 100) / 100

function middleOf(all: readonly Rounds[]): Rounds {
  const found = all.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(all.length / 2)]
  if (!found) throw new Error('no round was run')
  return found
}
