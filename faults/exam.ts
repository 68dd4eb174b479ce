import { setTimeout as pause } from 'node:timers/promises'
import { type Blow, wreak } from './crash/chaos.ts'
import { type Sitting, sitExam } from './exam/candidate.ts'
import { readPapers } from './exam/papers.ts'
import { openExam } from './exam/stage-exam.ts'
import { judge } from './exam/judge.ts'
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
  readonly saves: number
}

const sizes: Readonly<Record<FaultOptions['tier'], Size>> = {
  ci: { kills: 4, crashes: 2, people: 200, saves: 40 },
  full: { kills: 60, crashes: 5, people: 2000, saves: 40 },
}
const controlSize: Size = { kills: 2, crashes: 1, people: 120, saves: 40 }
const lanes = 24

/** API processes killed and PostgreSQL crashed while people save and hand in: nothing lost, nothing twice (F01, INV-E01, INV-E03). */
export const run: Suite = (options) =>
  onStage({ seconds: 5400 }, async (undo) => {
    const folder = await stageFolder('exam', undo)
    const cluster = await Cluster.create(folder, undo)
    const stage = { cluster, folder, undo, options }
    const control = await storm(stage, { ...controlSize, mutant: 'exam' })
    options.say(`control, careless server: ${JSON.stringify(control)}`)
    const isFound = control.verdict.lostAnswers > 0
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

/** One run: everybody sits the exam once, on two API processes, under blows as the seed has them; then the papers. */
async function storm({ cluster, folder, undo, options }: Stage, size: Size & { readonly mutant?: 'exam' }) {
  const { seed, say } = options
  const { people, saves, kills, crashes } = size
  const wanted = { server: cluster.server, kind: 'fault', people, isOwnServer: true } as const
  const database = await makeDatabase(wanted, undo)
  const courseId = await openExam(database, cluster.server)
  const env = size.mutant ? { MUTANT: size.mutant } : {}
  const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
  const apis = await Api.startTwo(settings, undo)
  const ports = apis.map(({ port }) => port)

  const waiting = [...database.people]
  const sat: Sitting[] = []
  const lane = async (n: number) => {
    const random = seeded(seed + n + 1)
    for (let person = waiting.pop(); person; person = waiting.pop())
      sat.push(await sitExam({ person, courseId, ports, random, saves, patienceMs: 90_000 }))
  }
  const sitting = Promise.all(Array.from({ length: lanes }, (_, n) => lane(n)))
  const blows: readonly Blow[] = await wreak({ apis, cluster, kills, crashes, random: seeded(seed), say })
  await sitting
  await pause(500)
  const verdict = judge(sat, await readPapers(database))
  await Promise.all(apis.map((api) => api.kill()))
  const operations = sat.reduce((sum, one) => sum + one.operations, 0)
  const isGood = Object.values(verdict).every((count) => count === 0)
  return { kills, crashes, blows: blows.length, people, operations, verdict, isGood }
}
