import type { StageDatabase } from '../faults/stage/database.ts'
import { onStage, type Undo } from '../faults/stage/undo.ts'
import type { Bench } from './bench.ts'
import { withCost } from './cost.ts'
import { makeLargeSite } from './large-site.ts'
import { askerOn } from './people-list/asker.ts'
import { type Asked, questionsFor } from './people-list/questions.ts'

// The goals are for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong.
const goals = { ci: 3, full: 1.5 }
/** Twice next to nothing is nothing: below this nobody feels a difference. */
const unfeltMs = 15
const sizes = { ci: [20_000, 200_000], full: [100_000, 1_000_000] } as const

/** The list of people among ten times as many: five questions, each of which must hardly notice. */
export const run: Bench = ({ tier, say, seconds }) =>
  onStage({ seconds: tier === 'ci' ? 600 : 2400 }, async (undo) => {
    const [few, many] = sizes[tier]
    const goal = goals[tier]
    const small = await measured(few, { undo, say, seconds })
    const large = await measured(many, { undo, say, seconds })
    const questions = small.map((few, i) => {
      const many = large[i] ?? { ms: Number.NaN, cpuMs: Number.NaN }
      // Others may work on this machine: the cost is what the processor says, the clock stands beside it.
      const ratio = Math.round((many.cpuMs / few.cpuMs) * 100) / 100
      const wallRatio = Math.round((many.ms / few.ms) * 100) / 100
      const cpu = [few.cpuMs, many.cpuMs]
      const isUnfelt = many.cpuMs <= unfeltMs
      return { name: few.name, few: few.ms, many: many.ms, cpu, ratio, wallRatio, isUnfelt }
    })
    const isGood = questions.every(({ ratio, isUnfelt }) => ratio <= goal || isUnfelt)
    return { report: { people: [few, many], questions, goal, unfeltMs }, isGood }
  })

type Means = { readonly undo: Undo; readonly say: (line: string) => void; readonly seconds: number }

async function measured(people: number, { undo, say, seconds }: Means): Promise<Asked[]> {
  const began = performance.now()
  const { database } = await makeLargeSite(people, undo)
  say(`${people} people loaded in ${Math.round((performance.now() - began) / 1000)} s`)
  const asker = await askerOn(database)
  undo.add(asker.close)
  const asked: Asked[] = []
  for (const question of await questionsFor(asker))
    asked.push({ name: question.name, ...(await costOf(database, () => question.ask(asker), seconds)) })
  say(JSON.stringify(asked))
  return asked
}

/** What one asking costs, from as many as fit into the time, after some to warm up. */
async function costOf(
  database: StageDatabase,
  ask: () => Promise<unknown>,
  seconds: number,
): Promise<Omit<Asked, 'name'>> {
  for (let i = 0; i < 10; i += 1) await ask()
  const { result: took, cost } = await withCost(database, async () => {
    const each: number[] = []
    const until = performance.now() + seconds * 1000
    while (each.length < 100 || performance.now() < until) {
      const began = performance.now()
      await ask()
      each.push(performance.now() - began)
    }
    return each
  })
  const middle = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.NaN
  const cpu = ((cost.workerCpu + (cost.databaseCpu ?? 0)) * 1000) / took.length
  return { ms: Math.round(middle * 100) / 100, cpuMs: Math.round(cpu * 100) / 100 }
}
