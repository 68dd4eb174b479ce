import { loadavg } from 'node:os'
import { Api } from '../faults/env/api.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { getNothing } from '../server/testing/probe/contract.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { startBare } from './platform-overhead/start-bare.ts'
import { type CallRound, callRound } from './load/call-round.ts'

// The full goal assumes an idle machine; CI only checks for large regressions.
const goals = { ci: 7, full: 5 }
const rounds = 3
const warmUp = 10_000
const connections = 16

type Pair = { readonly floor: CallRound; readonly bare: CallRound; readonly ratio: number }

/**
 * The overhead of every signed-in call: an empty call through the real API process, against the same answer by a bare
 * Fastify in the same run. The ratio of their CPU hardly depends on the machine.
 */
export const run: Bench = ({ tier, seconds, log }) =>
  withCleanup({ seconds: 600 + 6 * seconds }, async (undo) => {
    const folder = await makeRunFolder('floor', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const api = await Api.start(settings, undo)
    const bare = await startBare(getNothing, undo)
    const asking = { database, connections, seconds, endpoint: getNothing }
    for (const target of [bare, api]) await callRound({ ...asking, api: target, fewest: warmUp })
    const load = loadavg()[0]
    const all: Pair[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const least = await callRound({ ...asking, api: bare })
      const platform = await callRound({ ...asking, api })
      all.push({ floor: platform, bare: least, ratio: hundredths(cpuOf(platform) / cpuOf(least)) })
      log(`round ${round}: ${cpuOf(platform)} µs a call, ${cpuOf(least)} µs bare`)
    }
    const middle = middleOf(all)
    const goal = goals[tier]
    const report = { goal, ...middle, cpu: cpuOf(middle.floor), load, connections, rounds: all }
    return { report, isGood: middle.ratio <= goal }
  })

/** Microseconds of the API process and of PostgreSQL together. */
const cpuOf = ({ apiCpu, postgresCpu }: CallRound) => apiCpu + postgresCpu

const hundredths = (value: number) => Math.round(value * 100) / 100

function middleOf(all: readonly Pair[]): Pair {
  const found = all.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(all.length / 2)]
  if (!found) throw new Error('no round was run')
  return found
}
