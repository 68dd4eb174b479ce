import { goalFiguresOf } from '../tools/numbers/headline-figures.ts'
import { readPublished } from '../tools/numbers/published.ts'
import type { BenchOptions, BenchOutcome } from './bench.ts'
import { betterOf, verdictOf } from './verdict.ts'

type Course = {
  readonly first: BenchOutcome
  readonly measure: () => Promise<BenchOutcome>
  readonly say: BenchOptions['say']
  /** How many times slower the machine is than one that has nothing else to do. */
  readonly slowness: () => Promise<number>
}

/** A machine that others use as well gives them a share of every figure: what it measures is told, and is no verdict. */
const busy = 1.25

type Judged = { readonly outcome: BenchOutcome; readonly isFailed: boolean }

/** Holds a run against what was published; one that came out worse is measured once more before it is called so. */
export async function againstPublished(
  name: string,
  { first, measure, say, slowness }: Course,
): Promise<Judged> {
  const published = readPublished()[name] ?? []
  const seen = seenIn(name, first)
  const verdict = verdictOf(seen, published)
  for (const line of verdict.lines) say(line)
  if (!verdict.isWorse) return { outcome: first, isFailed: verdict.isFailed }
  say('measured once more, for the machine may have stood still')
  const slowBefore = await slowness()
  const second = await measure()
  const again = seenIn(name, second)
  const figures = betterOf(seen.figures, again.figures)
  const isGood = second.isGood || (again.isSound && figures.every(({ isMet }) => isMet))
  const last = verdictOf({ isGood, isSound: again.isSound, figures }, published)
  for (const line of last.lines) say(line)
  if (!last.isWorse) return { outcome: second, isFailed: last.isFailed }
  const times = Math.max(slowBefore, await slowness())
  if (times >= busy) say(`no verdict: the machine is ${times.toFixed(1)} times slower than usual`)
  return { outcome: second, isFailed: times < busy }
}

const seenIn = (name: string, { report, isGood, isSound = true }: BenchOutcome) => ({
  isGood,
  isSound,
  figures: goalFiguresOf(name, report),
})
