import { missingParts, type Stretch } from '../../missing-parts.ts'

type Going = {
  readonly time: number
  readonly covered: readonly Stretch[]
  readonly isSeekable: boolean
}

/** Where seeking is forbidden, one may go back or to seen parts, never further ahead. */
export function mayGo(second: number, { time, covered, isSeekable }: Going): boolean {
  if (isSeekable || second <= time) return true
  return covered.some(([from, to]) => second >= from && second <= to)
}

/** Skipped parts: unseen with something seen after them. The unseen rest of a film is not skipped. */
export function skippedParts(covered: readonly Stretch[], length: number): Stretch[] {
  const furthest = Math.max(0, ...covered.map(([, to]) => to))
  return missingParts(covered, length).filter(([from, to]) => to <= furthest && to - from >= 1)
}

export const rates = [0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const

/** The next faster (1) or slower (-1) speed that the author allows; the same at either end. */
export function nextRate(rate: number, step: 1 | -1, maxSpeed: number): number {
  const allowed = rates.filter((option) => option <= maxSpeed)
  const closest =
    step === 1 ? allowed.find((option) => option > rate) : allowed.findLast((option) => option < rate)
  return closest ?? rate
}

type Sprite = {
  readonly step: number
  readonly columns: number
  readonly width: number
  readonly height: number
}

/** The offset in pixels of a second's thumbnail in the sprite. */
export function tileAt({ step, columns, width, height }: Sprite, second: number) {
  const index = Math.max(0, Math.floor(second / step))
  return { left: (index % columns) * width, top: Math.floor(index / columns) * height }
}

const [narrowest, widest, usual] = [1.5, 2.4, 16 / 9]

/**
 * The aspect ratio of the player: that of the film, to avoid black bars. Upright and very wide films keep bars, so that
 * the page around stays usable.
 */
export function playerRatio(size: { readonly width: number; readonly height: number } | undefined): number {
  if (!size || size.width <= 0 || size.height <= 0) return usual
  return Math.min(widest, Math.max(narrowest, size.width / size.height))
}
