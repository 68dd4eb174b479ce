import type { GoalFigure, Measured } from '../tools/numbers/headline-figures.ts'

/** How much worse than published a figure may be before a missed goal is a fault. */
const tolerance = 0.2

export type Verdict = {
  readonly isWorse: boolean
  readonly isFailed: boolean
  readonly lines: readonly string[]
}

type Seen = {
  readonly isGood: boolean
  /** Whether nothing was lost or broken, however slow it was. */
  readonly isSound: boolean
  readonly figures: readonly Measured[]
}

/** A missed goal is told; it fails only where the figure is worse than the published one by more than a fifth. */
export function verdictOf({ isGood, isSound, figures }: Seen, published: readonly GoalFigure[]): Verdict {
  if (!isSound) return failed('broken: the run did not end, or something was lost')
  if (isGood) return { isWorse: false, isFailed: false, lines: [] }
  const missed = figures.filter(({ isMet }) => !isMet)
  // A goal that is not among the figures cannot be compared: better to stop than to let it pass unseen.
  if (missed.length === 0) return failed('broken: a goal was missed that is not among the published figures')
  const judged = missed.map((figure) => {
    const before = published.find(({ name }) => name === figure.name)
    return { isWorse: before !== undefined && isWorse(figure, before.value), line: lineOf(figure, before) }
  })
  const isAnyWorse = judged.some((one) => one.isWorse)
  const lines = judged.map((one) => `${one.isWorse ? 'worse' : 'missed'}: ${one.line}`)
  return { isWorse: isAnyWorse, isFailed: isAnyWorse, lines }
}

/** Of two runs the better figure each: a machine that stood still for a moment spoils one of them. */
export function betterOf(first: readonly Measured[], second: readonly Measured[]): Measured[] {
  return second.map((figure) => {
    const other = first.find(({ name }) => name === figure.name)
    if (!other || other.isMet === figure.isMet) return other && isBetter(other, figure) ? other : figure
    return other.isMet ? other : figure
  })
}

const failed = (line: string): Verdict => ({ isWorse: false, isFailed: true, lines: [line] })

const isBetter = (one: Measured, other: Measured) =>
  one.better === 'more' ? one.value > other.value : one.value < other.value

const isWorse = ({ value, better }: GoalFigure, before: number) =>
  better === 'more' ? value < before * (1 - tolerance) : value > before * (1 + tolerance)

const lineOf = ({ name, value, goal }: GoalFigure, before: GoalFigure | undefined) =>
  `${name} ${value}, goal ${goal}, published ${before?.value ?? 'nothing'}`
