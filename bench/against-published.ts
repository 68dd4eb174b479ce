import { goalFiguresOf } from '../tools/numbers/headline-figures.ts'
import { readPublished } from '../tools/numbers/published.ts'
import type { BenchOptions, BenchOutcome } from './bench.ts'
import { betterOf, compareToPublished } from './comparison.ts'

type Course = {
  readonly first: BenchOutcome
  readonly measure: () => Promise<BenchOutcome>
  readonly log: BenchOptions['log']
  /** How many times slower this machine is now than when it is idle. */
  readonly slowness: () => Promise<number>
}

/** From this slowness on the machine counts as shared: a worse figure is reported but does not fail the run. */
const busy = 1.25

type Comparison = { readonly outcome: BenchOutcome; readonly isFailed: boolean }

/** Compares a run with the published figures; a worse run is measured a second time before it fails. */
export async function compareWithPublished(
  name: string,
  { first, measure, log, slowness }: Course,
): Promise<Comparison> {
  const published = readPublished()[name] ?? []
  const seen = seenIn(name, first)
  const comparison = compareToPublished(seen, published)
  for (const line of comparison.lines) log(line)
  if (!comparison.isWorse) return { outcome: first, isFailed: comparison.isFailed }
  log('measured once more, because the machine may have stalled')
  const slowBefore = await slowness()
  const second = await measure()
  const again = seenIn(name, second)
  const figures = betterOf(seen.figures, again.figures)
  const isGood = second.isGood || (again.isSound && figures.every(({ isMet }) => isMet))
  const last = compareToPublished({ isGood, isSound: again.isSound, figures }, published)
  for (const line of last.lines) log(line)
  if (!last.isWorse) return { outcome: second, isFailed: last.isFailed }
  const times = Math.max(slowBefore, await slowness())
  if (times >= busy) log(`no result: the machine is ${times.toFixed(1)} times slower than usual`)
  return { outcome: second, isFailed: times < busy }
}

const seenIn = (name: string, { report, isGood, isSound = true }: BenchOutcome) => ({
  isGood,
  isSound,
  figures: goalFiguresOf(name, report),
})
