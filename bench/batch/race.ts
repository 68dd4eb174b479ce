import { beatAlone, beatTogether } from '../../server/testing/probe/contract.ts'
import type { BenchOptions } from '../bench.ts'
import { beatRound, middle, type Round, warmUp } from './round.ts'
import { written } from './rows-per-commit.ts'

type Course = Omit<Parameters<typeof beatRound>[0], 'endpoint' | 'isKeyed' | 'seconds'>
type Length = { readonly rounds: number; readonly seconds: number }

const kinds = {
  // As our client sends every write: with its key, which the server keeps beside the effect.
  alone: { endpoint: beatAlone, isKeyed: true },
  // The same without a key: the least that a single write can cost.
  bare: { endpoint: beatAlone, isKeyed: false },
  // The very same bytes but for the path; a hot write is its own key and keeps no second row.
  together: { endpoint: beatTogether, isKeyed: true },
}
const names = ['alone', 'bare', 'together'] as const
// Single writes run through more code and are compiled later: measured cold, they would flatter group commit.
const warmUpSeconds = 5
/** How many rounds may be refused, as a disk that stands still for seconds makes the house do, and are run again. */
const mostStalled = 3

/** Rounds of all kinds in turn, so that a busy minute of the machine meets each of them. */
export async function race(course: Course, { rounds, seconds }: Length, say: BenchOptions['say']) {
  for (const kind of Object.values(kinds)) await warmUp({ ...course, ...kind, seconds: warmUpSeconds })
  const run = { alone: [] as Round[], bare: [] as Round[], together: [] as Round[] }
  const before = await written(course.apis)
  let stalled = 0
  for (let turn = 0; turn < rounds * names.length;) {
    const name = names[turn % names.length] ?? 'alone'
    try {
      run[name].push(await beatRound({ ...course, ...kinds[name], seconds }))
      turn += 1
      say(`round ${run[name].length} ${name}: ${JSON.stringify(run[name].at(-1))}`)
    } catch (error) {
      stalled += 1
      if (stalled > mostStalled) throw error
      say(`${name} again, the machine stood still: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const after = await written(course.apis)
  const rowsPerCommit = Math.round((after.rows - before.rows) / (after.commits - before.commits))
  return {
    alone: summary(run.alone),
    bare: summary(run.bare),
    together: summary(run.together),
    rowsPerCommit,
    stalled,
  }
}

/** The middle round decides; the rate of every round is told, so that a reader sees how far they lie apart. */
function summary(all: readonly Round[]) {
  return { ...middle(all), rounds: all.map(({ perSecond }) => perSecond) }
}
