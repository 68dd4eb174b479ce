import { missingParts, type Stretch } from '../../missing-parts.ts'

type Going = {
  readonly time: number
  readonly covered: readonly Stretch[]
  readonly isSeekable: boolean
}

/** Where an author forbids it, one goes back, or to where one has been; never ahead of it. */
export function mayGo(second: number, { time, covered, isSeekable }: Going): boolean {
  if (isSeekable || second <= time) return true
  return covered.some(([from, to]) => second >= from && second <= to)
}

/** What was passed over: missing, and something behind it was seen. The rest of a film is not missed yet. */
export function skippedParts(covered: readonly Stretch[], length: number): Stretch[] {
  const furthest = Math.max(0, ...covered.map(([, to]) => to))
  return missingParts(covered, length).filter(([from, to]) => to <= furthest && to - from >= 1)
}

export const rates = [0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const

/** The next faster (1) or slower (-1) speed that the author allows; the same at either end. */
export function nextRate(rate: number, step: 1 | -1, maxSpeed: number): number {
  const allowed = rates.filter((one) => one <= maxSpeed)
  const wanted = step === 1 ? allowed.find((one) => one > rate) : allowed.findLast((one) => one < rate)
  return wanted ?? rate
}

type Sprite = {
  readonly step: number
  readonly columns: number
  readonly width: number
  readonly height: number
}

/** Where in the sheet of little pictures the one of a second lies, in pixels from its corner. */
export function tileAt({ step, columns, width, height }: Sprite, second: number) {
  const index = Math.max(0, Math.floor(second / step))
  return { left: (index % columns) * width, top: Math.floor(index / columns) * height }
}

const [narrowest, widest, usual] = [1.5, 2.4, 16 / 9]

/**
 * How wide the stage is for its height: as the film is, so that no bars stand beside it. A film that is upright or very
 * wide keeps them, for the page around it must stay in reach.
 */
export function stageRatio(size: { readonly width: number; readonly height: number } | undefined): number {
  if (!size || size.width <= 0 || size.height <= 0) return usual
  return Math.min(widest, Math.max(narrowest, size.width / size.height))
}
