import { beatAlone, beatTogether } from '../../server/testing/probe/contract.ts'
import type { BenchOptions } from '../bench.ts'
import { inTurns } from './in-turns.ts'
import { beatRound, warmUp } from './round.ts'
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
// Single writes run through more code and are compiled later: measured cold, they would flatter group commit.
const warmUpSeconds = 8
/** Single writes with and without a key, and group commit, in one run. */
export async function race(course: Course, { rounds, seconds }: Length, say: BenchOptions['say']) {
  await warmUp(Object.values(kinds).map((kind) => ({ ...course, ...kind, seconds: warmUpSeconds })))
  const before = await written(course.apis)
  const once = (name: keyof typeof kinds) => beatRound({ ...course, ...kinds[name], seconds })
  const { of, stalled } = await inTurns({ names: ['alone', 'bare', 'together'], rounds, once, say })
  const after = await written(course.apis)
  const rowsPerCommit = Math.round((after.rows - before.rows) / (after.commits - before.commits))
  return { alone: of('alone'), bare: of('bare'), together: of('together'), rowsPerCommit, stalled }
}
