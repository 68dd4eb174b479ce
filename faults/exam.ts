import { setTimeout as pause } from 'node:timers/promises'
import { type Blow, wreak } from './crash/kill-processes.ts'
import { type Sitting, sitExam } from './exam/candidate.ts'
import { readPapers } from './exam/read-papers.ts'
import { openExam } from './exam/open-exam.ts'
import { checkAnswers } from './exam/check-answers.ts'
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
  readonly saves: number
}

const sizes: Readonly<Record<FaultOptions['tier'], Size>> = {
  ci: { kills: 4, crashes: 2, people: 200, saves: 40 },
  full: { kills: 60, crashes: 5, people: 2000, saves: 40 },
}
const controlSize: Size = { kills: 2, crashes: 1, people: 120, saves: 40 }
const concurrency = 24

/** API processes are killed and PostgreSQL crashes while people save and hand in: nothing is lost or done twice (F01, INV-E01, INV-E03). */
export const run: Suite = (options) =>
  withCleanup({ seconds: 5400 }, async (undo) => {
    const folder = await makeRunFolder('exam', undo)
    const cluster = await Cluster.create(folder, undo)
    const testEnv = { cluster, folder, undo, options }
    const control = await storm(testEnv, { ...controlSize, mutant: 'exam' })
    options.print(`baseline: ${JSON.stringify(control)}`)
    const isFound = control.result.lostAnswers > 0
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

/** One run: everybody takes the exam once on two API processes, under kills and crashes chosen by the seed; then the check. */
async function storm({ cluster, folder, undo, options }: TestEnv, size: Size & { readonly mutant?: 'exam' }) {
  const { seed, print } = options
  const { people, saves, kills, crashes } = size
  const databaseOptions = { server: cluster.server, kind: 'fault', people, isOwnServer: true } as const
  const database = await makeDatabase(databaseOptions, undo)
  const courseId = await openExam(database, cluster.server)
  const env = size.mutant ? { MUTANT: size.mutant } : {}
  const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
  const apis = await Api.startTwo(settings, undo)
  const ports = apis.map(({ port }) => port)

  const waiting = [...database.people]
  const sittings: Sitting[] = []
  const runWorker = async (n: number) => {
    const random = seeded(seed + n + 1)
    for (let person = waiting.pop(); person; person = waiting.pop())
      sittings.push(await sitExam({ person, courseId, ports, random, saves, patienceMs: 90_000 }))
  }
  const sitting = Promise.all(Array.from({ length: concurrency }, (_, n) => runWorker(n)))
  const blows: readonly Blow[] = await wreak({ apis, cluster, kills, crashes, random: seeded(seed), print })
  await sitting
  await pause(500)
  const result = checkAnswers(sittings, await readPapers(database))
  await Promise.all(apis.map((api) => api.kill()))
  const operations = sittings.reduce((sum, entry) => sum + entry.operations, 0)
  const isGood = Object.values(result).every((count) => count === 0)
  return { kills, crashes, blows: blows.length, people, operations, result, isGood }
}
