import type { Stretch } from '../../missing-parts.ts'

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

/** What a key does while a film has the focus: play, a jump by seconds, sound, full screen. */
export const filmKeys: Readonly<Record<string, 'toggle' | 'mute' | 'full' | number>> = {
  ' ': 'toggle',
  k: 'toggle',
  j: -10,
  l: 10,
  ArrowLeft: -5,
  ArrowRight: 5,
  m: 'mute',
  f: 'full',
}
