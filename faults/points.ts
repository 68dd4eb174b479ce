import { setTimeout as pause } from 'node:timers/promises'
import { wreak } from './crash/kill-processes.ts'
import { checkLedger, readLedger } from './points/check-ledger.ts'
import { type Moved, movePoints } from './points/move-points.ts'
import { openPoints } from './points/open-points.ts'
import { Api } from './env/api.ts'
import { Cluster } from './env/cluster.ts'
import { makeDatabase } from './env/database.ts'
import { makeRunFolder } from './env/folder.ts'
import { seeded } from './env/random.ts'
import { redisUrl } from './env/redis-url.ts'
import { withCleanup, type Undo } from './env/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

type Size = {
  readonly kills: number
  readonly crashes: number
  readonly people: number
  readonly tasksEach: number
  readonly giftsEach: number
}

const each = { tasksEach: 5, giftsEach: 5 }
const sizes: Readonly<Record<FaultOptions['tier'], Size>> = {
  ci: { kills: 4, crashes: 1, people: 120, ...each },
  // Enough work that every kill happens under load.
  full: { kills: 60, crashes: 5, people: 1000, tasksEach: 5, giftsEach: 60 },
}
const controlSize: Size = { kills: 3, crashes: 0, people: 100, ...each }
const concurrency = 24

/** API processes are killed and PostgreSQL crashes while people sign in, collect and give: nothing is lost or done twice (F01, INV-P01, INV-P10). */
export const run: Suite = (options) =>
  withCleanup({ seconds: 5400 }, async (undo) => {
    const folder = await makeRunFolder('points', undo)
    const cluster = await Cluster.create(folder, undo)
    const testEnv = { cluster, folder, undo, options }
    const control = await storm(testEnv, { ...controlSize, mutant: 'points' })
    options.print(`baseline: ${JSON.stringify(control)}`)
    const isFound = control.result.lost + control.result.doubled > 0
    if (options.isControlOnly) return { report: { control }, isGood: isFound }
    const proper = await storm(testEnv, sizes[options.tier])
    return { report: { ...proper, control: control.result }, isGood: proper.isGood && isFound }
  })

type TestEnv = {
  readonly cluster: Cluster
  readonly folder: string
  readonly undo: Undo
  readonly options: FaultOptions
}

/** One run: everybody moves their points on two API processes, under kills and crashes chosen by the seed; then the check. */
async function storm(
  { cluster, folder, undo, options }: TestEnv,
  size: Size & { readonly mutant?: 'points' },
) {
  const { seed, print } = options
  const { people, kills, crashes, tasksEach, giftsEach } = size
  const databaseOptions = { server: cluster.server, kind: 'fault', people, isOwnServer: true } as const
  const database = await makeDatabase(databaseOptions, undo)
  const scene = await openPoints(database, { server: cluster.server, tasksEach })
  const env = size.mutant ? { MUTANT: size.mutant } : {}
  const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
  const apis = await Api.startTwo(settings, undo)
  const ports = apis.map(({ port }) => port)

  // The first person is the lecturer and gives no gifts to themselves.
  const waiting = database.people.slice(1)
  const reported: Moved[] = []
  const runWorker = async (n: number) => {
    const random = seeded(seed + n + 1)
    for (let person = waiting.pop(); person; person = waiting.pop())
      reported.push(await movePoints({ ...scene, person, ports, random, giftsEach, patienceMs: 90_000 }))
  }
  const moving = Promise.all(Array.from({ length: concurrency }, (_, n) => runWorker(n)))
  const blows = await wreak({ apis, cluster, kills, crashes, random: seeded(seed), print })
  await moving
  await pause(500)
  const { found, sums } = await readLedger(database)
  const result = checkLedger(reported, found, sums)
  await Promise.all(apis.map((api) => api.kill()))
  const operations = reported.reduce((sum, moved) => sum + moved.operations, 0)
  const isGood = operations > 0 && Object.values(result).every((count) => count === 0)
  return { kills, crashes, blows: blows.length, people, operations, result, isGood }
}
