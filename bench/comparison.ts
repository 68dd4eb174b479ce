import type { GoalFigure, Measured } from '../tools/numbers/headline-figures.ts'

/** How much worse than published a figure may be before a missed goal is a fault. */
const tolerance = 0.2

export type Comparison = {
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

/** Reports missed goals; fails only if a figure is more than a fifth worse than the published one. */
export function compareToPublished(
  { isGood, isSound, figures }: Seen,
  published: readonly GoalFigure[],
): Comparison {
  if (!isSound) return failed('broken: the run did not end, or something was lost')
  if (isGood) return { isWorse: false, isFailed: false, lines: [] }
  const missed = figures.filter(({ isMet }) => !isMet)
  // A missed goal without a figure cannot be compared, so the run fails.
  if (missed.length === 0) return failed('broken: a goal was missed that is not among the published figures')
  const checked = missed.map((figure) => {
    const before = published.find(({ name }) => name === figure.name)
    return { isWorse: before !== undefined && isWorse(figure, before.value), line: lineOf(figure, before) }
  })
  const isAnyWorse = checked.some((item) => item.isWorse)
  const lines = checked.map((item) => `${item.isWorse ? 'worse' : 'missed'}: ${item.line}`)
  return { isWorse: isAnyWorse, isFailed: isAnyWorse, lines }
}

/** Takes the better figure of two runs, because a short stall of the machine spoils one of them. */
export function betterOf(first: readonly Measured[], second: readonly Measured[]): Measured[] {
  return second.map((figure) => {
    const other = first.find(({ name }) => name === figure.name)
    if (!other || other.isMet === figure.isMet) return other && isBetter(other, figure) ? other : figure
    return other.isMet ? other : figure
  })
}

const failed = (line: string): Comparison => ({ isWorse: false, isFailed: true, lines: [line] })

const isBetter = (item: Measured, other: Measured) =>
  item.better === 'more' ? item.value > other.value : item.value < other.value

const isWorse = ({ value, better }: GoalFigure, before: number) =>
  better === 'more' ? value < before * (1 - tolerance) : value > before * (1 + tolerance)

const lineOf = ({ name, value, goal }: GoalFigure, before: GoalFigure | undefined) =>
  `${name} ${value}, goal ${goal}, published ${before?.value ?? 'nothing'}`
