import { setTimeout as pause } from 'node:timers/promises'
import { wreak } from './crash/chaos.ts'
import { judge, readLedger } from './points/judge.ts'
import { type Moved, movePoints } from './points/mover.ts'
import { openPoints } from './points/stage-points.ts'
import { Api } from './stage/api.ts'
import { Cluster } from './stage/cluster.ts'
import { makeDatabase } from './stage/database.ts'
import { stageFolder } from './stage/folder.ts'
import { seeded } from './stage/random.ts'
import { redisUrl } from './stage/redis-url.ts'
import { onStage, type Undo } from './stage/undo.ts'
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
  // Enough to do that every blow falls into work.
  full: { kills: 60, crashes: 5, people: 1000, tasksEach: 5, giftsEach: 60 },
}
const controlSize: Size = { kills: 3, crashes: 0, people: 100, ...each }
const lanes = 24

/** API processes killed and PostgreSQL crashed while people sign in, collect and give: nothing lost, nothing twice (F01, INV-P01, INV-P10). */
export const run: Suite = (options) =>
  onStage({ seconds: 5400 }, async (undo) => {
    const folder = await stageFolder('points', undo)
    const cluster = await Cluster.create(folder, undo)
    const stage = { cluster, folder, undo, options }
    const control = await storm(stage, { ...controlSize, mutant: 'points' })
    options.say(`control, careless server: ${JSON.stringify(control)}`)
    const isFound = control.verdict.lost + control.verdict.doubled > 0
    if (options.isControlOnly) return { report: { control }, isGood: isFound }
    const proper = await storm(stage, sizes[options.tier])
    return { report: { ...proper, control: control.verdict }, isGood: proper.isGood && isFound }
  })

type Stage = {
  readonly cluster: Cluster
  readonly folder: string
  readonly undo: Undo
  readonly options: FaultOptions
}

/** One run: everybody moves their points, on two API processes, under blows as the seed has them; then the ledger. */
async function storm({ cluster, folder, undo, options }: Stage, size: Size & { readonly mutant?: 'points' }) {
  const { seed, say } = options
  const { people, kills, crashes, tasksEach, giftsEach } = size
  const wanted = { server: cluster.server, kind: 'fault', people, isOwnServer: true } as const
  const database = await makeDatabase(wanted, undo)
  const scene = await openPoints(database, { server: cluster.server, tasksEach })
  const env = size.mutant ? { MUTANT: size.mutant } : {}
  const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
  const apis = await Api.startTwo(settings, undo)
  const ports = apis.map(({ port }) => port)

  // The first teaches, and nobody thanks themselves.
  const waiting = database.people.slice(1)
  const told: Moved[] = []
  const lane = async (n: number) => {
    const random = seeded(seed + n + 1)
    for (let person = waiting.pop(); person; person = waiting.pop())
      told.push(await movePoints({ ...scene, person, ports, random, giftsEach, patienceMs: 90_000 }))
  }
  const moving = Promise.all(Array.from({ length: lanes }, (_, n) => lane(n)))
  const blows = await wreak({ apis, cluster, kills, crashes, random: seeded(seed), say })
  await moving
  await pause(500)
  const { found, sums } = await readLedger(database)
  const verdict = judge(told, found, sums)
  await Promise.all(apis.map((api) => api.kill()))
  const operations = told.reduce((sum, one) => sum + one.operations, 0)
  const isGood = operations > 0 && Object.values(verdict).every((count) => count === 0)
  return { kills, crashes, blows: blows.length, people, operations, verdict, isGood }
}
