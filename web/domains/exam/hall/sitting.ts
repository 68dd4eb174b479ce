import type { actOnSitting, getExamRoom } from '@lyceum/contract/exam'
import type { Args, Result } from '@lyceum/contract/kit'
import type { Tone } from '#ui/feedback/status-dot'

export type Room = Result<typeof getExamRoom>
export type Sitting = Room['records'][number]
export type Outage = Room['outages'][number]
export type Act = Args<typeof actOnSitting>['act']

/** Seconds left at this moment, reckoned from when the room was last read; a pause holds the clock. */
export function secondsLeft({ remainingSeconds, isPaused, state }: Sitting, sinceMs: number): number {
  if (state !== 'open') return 0
  return Math.max(0, isPaused ? remainingSeconds : remainingSeconds - Math.floor(sinceMs / 1000))
}

/** Its points were taken away and not given back. */
const isZeroed = ({ state, score, rawScore, isHeld }: Sitting): boolean =>
  state === 'submitted' && !isHeld && rawScore !== null && score !== null && rawScore > score

/** What an invigilator may do to an attempt as it stands. */
export function actsFor(sitting: Sitting): readonly Act[] {
  const { state, isPaused, isHeld } = sitting
  if (state === 'open') return [isPaused ? 'resume' : 'pause', 'force']
  if (isHeld) return ['reinstate', 'uphold']
  return isZeroed(sitting) ? ['reinstate'] : []
}

/** In one word how somebody is doing, and how much it should be looked at. */
export function standingOf(sitting: Sitting): {
  readonly word: 'held' | 'paused' | 'live' | 'quiet' | 'gone' | 'zeroed'
  readonly tone: Tone
} {
  if (sitting.isHeld) return { word: 'held', tone: 'warning' }
  if (isZeroed(sitting)) return { word: 'zeroed', tone: 'error' }
  if (sitting.isPaused) return { word: 'paused', tone: 'info' }
  const tones = { live: 'success', quiet: 'warning', gone: 'past' } as const
  return { word: sitting.connection, tone: tones[sitting.connection] }
}

const weight = { held: 0, zeroed: 1, quiet: 2, paused: 3, live: 4, gone: 5 } as const

/** Those first who need somebody, then in the order they came. */
export const byNeed = (sittings: readonly Sitting[]): readonly Sitting[] =>
  sittings.toSorted((one, other) => weight[standingOf(one).word] - weight[standingOf(other).word])
