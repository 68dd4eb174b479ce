import { setTimeout as pause } from 'node:timers/promises'
import { compareBeats, nothingSent, sendBeats, storedBeats } from '../bench/batch/beats.ts'
import { readBooks } from './crash/books.ts'
import { wreak } from './crash/chaos.ts'
import { check, isWhole } from './crash/checker.ts'
import { coinsOf } from './crash/coins.ts'
import { gapsOf, statusesOf } from './crash/gaps.ts'
import { saveHistory } from './crash/save-history.ts'
import { write } from './crash/writer.ts'
import { Api } from './stage/api.ts'
import { Cluster } from './stage/cluster.ts'
import { makeDatabase } from './stage/database.ts'
import { stageFolder } from './stage/folder.ts'
import { seeded } from './stage/random.ts'
import { redisUrl } from './stage/redis-url.ts'
import { onStage, type Undo } from './stage/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

type Size = { readonly kills: number; readonly crashes: number }

const sizes: Readonly<Record<FaultOptions['tier'], Size>> = {
  ci: { kills: 4, crashes: 2 },
  full: { kills: 10, crashes: 5 },
}
const controlSize: Size = { kills: 3, crashes: 1 }
const writers = 24
const peoplePerWriter = 25

/** API processes killed and PostgreSQL crashed under writes: nothing lost, nothing twice (F01, F05, F06). */
export const run: Suite = (options) =>
  onStage({ seconds: 1500 }, async (undo) => {
    const folder = await stageFolder('crash', undo)
    const cluster = await Cluster.create(folder, undo)
    const stage = { cluster, folder, undo, options }
    const control = await storm(stage, { ...controlSize, mutant: 'naive' })
    options.say(`control, careless server: ${JSON.stringify(control)}`)
    const isFound = !isWhole(control.verdict) && control.verdict.lost + control.verdict.doubled > 0
    if (options.isControlOnly) return { report: { control }, isGood: isFound }
    const proper = await storm(stage, sizes[options.tier])
    const { lost, doubled, wrongBalances, difference } = control.verdict
    const summary = { operations: control.operations, lost, doubled, wrongBalances, difference }
    return { report: { ...proper, control: summary }, isGood: proper.isGood && isFound }
  })

type Stage = {
  readonly cluster: Cluster
  readonly folder: string
  readonly undo: Undo
  readonly options: FaultOptions
}

/** One run: writers and beats on two API processes, blows as the seed has them, then the books. */
async function storm({ cluster, folder, undo, options }: Stage, size: Size & { readonly mutant?: 'naive' }) {
  const { seed, say } = options
  const people = writers * peoplePerWriter
  const wanted = { server: cluster.server, kind: 'fault', people, isOwnServer: true } as const
  const database = await makeDatabase(wanted, undo)
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
  const beating = sendBeats({ ports, connections: 8, database, random: seeded(seed - 1), sent, isOver })
  const blows = await wreak({ apis, cluster, ...size, random: seeded(seed), say })
  await pause(1000)
  isEnding = true
  const history = (await Promise.all(writing)).flat()
  await beating

  const verdict = check(history, await readBooks(database))
  const beats = compareBeats(sent, await storedBeats(database))
  await Promise.all(apis.map((api) => api.kill()))
  const statuses = statusesOf(history)
  const isClean = [...Object.keys(statuses), ...Object.keys(sent.statuses)].every((status) =>
    isExpected(status),
  )
  const isGood = isWhole(verdict) && isClean && beats.lost + beats.doubled === 0 && beats.acknowledged > 0
  if (!isGood && !size.mutant) say(`history: ${saveHistory(history, seed)}`)
  const retries = history.reduce((sum, { attempts }) => sum + attempts.length - 1, 0)
  const gaps = gapsOf(blows, history)
  const { kills, crashes } = size
  return { kills, crashes, operations: history.length, retries, statuses, verdict, beats, gaps, isGood }
}

/** While a part is away a server may say so (503), and nothing worse. */
const isExpected = (status: string) => status === 'none' || Number(status) < 500 || status === '503'
