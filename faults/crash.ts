import { setTimeout as pause } from 'node:timers/promises'
import {
  compareHeartbeats,
  nothingSent,
  sendHeartbeats,
  storedHeartbeats,
} from '../bench/batch/heartbeats.ts'
import { readBooks } from './crash/read-ledger.ts'
import { wreak } from './crash/kill-processes.ts'
import { check, isWhole } from './crash/check-history.ts'
import { coinsOf } from './crash/coins.ts'
import { gapsOf, statusesOf } from './crash/recovery-times.ts'
import { saveHistory } from './crash/save-history.ts'
import { write } from './crash/writer.ts'
import { Api } from './env/api.ts'
import { Cluster } from './env/cluster.ts'
import { makeDatabase } from './env/database.ts'
import { makeRunFolder } from './env/folder.ts'
import { seeded } from './env/random.ts'
import { redisUrl } from './env/redis-url.ts'
import { withCleanup, type Undo } from './env/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

type Size = { readonly kills: number; readonly crashes: number }

const sizes: Readonly<Record<FaultOptions['tier'], Size>> = {
  ci: { kills: 4, crashes: 2 },
  full: { kills: 10, crashes: 5 },
}
const controlSize: Size = { kills: 3, crashes: 1 }
const writers = 24
const peoplePerWriter = 25

/** API processes are killed and PostgreSQL crashes under writes: nothing is lost or done twice (F01, F05, F06). */
export const run: Suite = (options) =>
  withCleanup({ seconds: 1500 }, async (undo) => {
    const folder = await makeRunFolder('crash', undo)
    const cluster = await Cluster.create(folder, undo)
    const testEnv = { cluster, folder, undo, options }
    const control = await storm(testEnv, { ...controlSize, mutant: 'naive' })
    options.print(`baseline: ${JSON.stringify(control)}`)
    const isFound = !isWhole(control.result) && control.result.lost + control.result.doubled > 0
    if (options.isControlOnly) return { report: { control }, isGood: isFound }
    const proper = await storm(testEnv, sizes[options.tier])
    const { lost, doubled, wrongBalances, difference } = control.result
    const summary = { operations: control.operations, lost, doubled, wrongBalances, difference }
    return { report: { ...proper, control: summary }, isGood: proper.isGood && isFound }
  })

type TestEnv = {
  readonly cluster: Cluster
  readonly folder: string
  readonly undo: Undo
  readonly options: FaultOptions
}

/** One run: writers and heartbeats on two API processes, kills and crashes chosen by the seed, then the ledger check. */
async function storm(
  { cluster, folder, undo, options }: TestEnv,
  size: Size & { readonly mutant?: 'naive' },
) {
  const { seed, print } = options
  const people = writers * peoplePerWriter
  const databaseOptions = { server: cluster.server, kind: 'fault', people, isOwnServer: true } as const
  const database = await makeDatabase(databaseOptions, undo)
  const env = size.mutant ? { MUTANT: size.mutant } : {}
  const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
  const apis = await Api.startTwo(settings, undo)
  const ports = apis.map(({ port }) => port)

  let isEnding = false
  const isOver = () => isEnding
  const writing = Array.from({ length: writers }, (_, n) => {
    const coins = coinsOf(database.people.slice(n * peoplePerWriter, (n + 1) * peoplePerWriter))
    return write({ ports, coins, random: seeded(seed + n + 1), isOver, patienceMs: 60_000 })
  })
  const sent = nothingSent()
  const beating = sendHeartbeats({ ports, connections: 8, database, random: seeded(seed - 1), sent, isOver })
  const blows = await wreak({ apis, cluster, ...size, random: seeded(seed), print })
  await pause(1000)
  isEnding = true
  const history = (await Promise.all(writing)).flat()
  await beating

  const result = check(history, await readBooks(database))
  const heartbeats = compareHeartbeats(sent, await storedHeartbeats(database))
  await Promise.all(apis.map((api) => api.kill()))
  const statuses = statusesOf(history)
  const isClean = [...Object.keys(statuses), ...Object.keys(sent.statuses)].every((status) =>
    isExpected(status),
  )
  const isGood =
    isWhole(result) && isClean && heartbeats.lost + heartbeats.doubled === 0 && heartbeats.acknowledged > 0
  if (!isGood && !size.mutant) print(`history: ${saveHistory(history, seed)}`)
  const retries = history.reduce((sum, { attempts }) => sum + attempts.length - 1, 0)
  const gaps = gapsOf(blows, history)
  const { kills, crashes } = size
  return { kills, crashes, operations: history.length, retries, statuses, result, heartbeats, gaps, isGood }
}

/** While a dependency is down a server may answer 503, and nothing worse. */
const isExpected = (status: string) => status === 'none' || Number(status) < 500 || status === '503'
