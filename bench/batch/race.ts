import { heartbeatAlone, heartbeatTogether } from '../../server/testing/probe/contract.ts'
import type { BenchOptions } from '../bench.ts'
import { alternateRounds } from './alternate-rounds.ts'
import { heartbeatRound, warmUp } from './round.ts'
import { written } from './rows-per-commit.ts'

type Course = Omit<Parameters<typeof heartbeatRound>[0], 'endpoint' | 'isKeyed' | 'seconds'>
type Length = { readonly rounds: number; readonly seconds: number }

const kinds = {
  // As our client sends every write: with an idempotency key that the server stores with the effect.
  alone: { endpoint: heartbeatAlone, isKeyed: true },
  // The same without a key: the lowest cost of a single write.
  bare: { endpoint: heartbeatAlone, isKeyed: false },
  // The same bytes except for the path; a hot write is its own key and stores no second row.
  together: { endpoint: heartbeatTogether, isKeyed: true },
}
// Single writes run through more code that is compiled later: without a warm-up group commit would look too good.
const warmUpSeconds = 8
/** Single writes with and without a key, and group commit, in one run. */
export async function race(course: Course, { rounds, seconds }: Length, log: BenchOptions['log']) {
  await warmUp(Object.values(kinds).map((kind) => ({ ...course, ...kind, seconds: warmUpSeconds })))
  const before = await written(course.apis)
  const once = (name: keyof typeof kinds) => heartbeatRound({ ...course, ...kinds[name], seconds })
  const { of, stalled } = await alternateRounds({ names: ['alone', 'bare', 'together'], rounds, once, log })
  const after = await written(course.apis)
  const rowsPerCommit = Math.round((after.rows - before.rows) / (after.commits - before.commits))
  return { alone: of('alone'), bare: of('bare'), together: of('together'), rowsPerCommit, stalled }
}
