import type { TestDatabase } from '../faults/env/database.ts'
import { withCleanup, type Undo } from '../faults/env/undo.ts'
import type { Bench } from './bench.ts'
import { makeLargeSite } from './large-site.ts'
import { metered } from './load/meter.ts'
import { warmCalls } from './load/warm-up.ts'
import { openListClient } from './people-list/list-client.ts'
import { type QueryCost, questionsFor } from './people-list/questions.ts'

const goal = 1.5
/** Below this latency a ratio means nothing, because nobody notices the difference. */
const unfeltMs = 15
const sizes = { ci: [20_000, 200_000], full: [100_000, 1_000_000] } as const

/** The list of people on a site with ten times as many: each query must hardly get slower. */
export const run: Bench = ({ tier, log, seconds }) =>
  withCleanup({ seconds: tier === 'ci' ? 600 : 2400 }, async (undo) => {
    const [few, many] = sizes[tier]
    const small = await measured(few, { undo, log, seconds })
    const large = await measured(many, { undo, log, seconds })
    const questions = small.map((few, i) => {
      const many = large[i] ?? { ms: Number.NaN, cpuMs: Number.NaN }
      // The ratio uses CPU time, because other work may run on this machine; wall-clock time is reported beside it.
      const ratio = Math.round((many.cpuMs / few.cpuMs) * 100) / 100
      const wallRatio = Math.round((many.ms / few.ms) * 100) / 100
      const cpu = [few.cpuMs, many.cpuMs]
      const isUnfelt = many.cpuMs <= unfeltMs
      return { name: few.name, few: few.ms, many: many.ms, cpu, ratio, wallRatio, isUnfelt }
    })
    const isGood = questions.every(({ ratio, isUnfelt }) => ratio <= goal || isUnfelt)
    return { report: { people: [few, many], questions, goal, unfeltMs }, isGood }
  })

type Means = { readonly undo: Undo; readonly log: (line: string) => void; readonly seconds: number }

async function measured(people: number, { undo, log, seconds }: Means): Promise<QueryCost[]> {
  const began = performance.now()
  const { database } = await makeLargeSite(people, undo)
  log(`${people} people loaded in ${Math.round((performance.now() - began) / 1000)} s`)
  const client = await openListClient(database)
  undo.add(client.close)
  const results: QueryCost[] = []
  const questions = await questionsFor(client)
  for (let call = 0; call < warmCalls; call += questions.length)
    for (const question of questions) await question.run(client)
  for (const question of questions)
    results.push({ name: question.name, ...(await costOf(database, () => question.run(client), seconds)) })
  log(JSON.stringify(results))
  return results
}

/** Cost per query, averaged over as many as fit into the time. */
async function costOf(
  database: TestDatabase,
  runQuery: () => Promise<unknown>,
  seconds: number,
): Promise<Omit<QueryCost, 'name'>> {
  const { result: took, usage } = await metered({ database, pids: [process.pid] }, async () => {
    const each: number[] = []
    const until = performance.now() + seconds * 1000
    while (each.length < 100 || performance.now() < until) {
      const began = performance.now()
      await runQuery()
      each.push(performance.now() - began)
    }
    return each
  })
  const middle = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.NaN
  const cpu = (usage.node + usage.postgres) / took.length
  return { ms: Math.round(middle * 100) / 100, cpuMs: Math.round(cpu * 100) / 100 }
}
