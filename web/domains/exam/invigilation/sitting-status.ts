import type { actOnSitting, getInvigilationState } from '@lyceum/contract/exam'
import type { Args, Result } from '@lyceum/contract/kit'
import type { Tone } from '#ui/feedback/status-dot'

export type Invigilation = Result<typeof getInvigilationState>
export type Sitting = Invigilation['records'][number]
export type Outage = Invigilation['outages'][number]
export type Act = Args<typeof actOnSitting>['act']

/** Seconds left now, calculated from the last fetch; a pause stops the clock. */
export function secondsLeft({ remainingSeconds, isPaused, state }: Sitting, sinceMs: number): number {
  if (state !== 'open') return 0
  return Math.max(0, isPaused ? remainingSeconds : remainingSeconds - Math.floor(sinceMs / 1000))
}

/** Whether the score was set to zero and not restored. */
const isZeroed = ({ state, score, rawScore, isHeld: isOnHold }: Sitting): boolean =>
  state === 'submitted' && !isOnHold && rawScore !== null && score !== null && rawScore > score

/** The actions an invigilator may take on an attempt in its state. */
export function actsFor(sitting: Sitting): readonly Act[] {
  const { state, isPaused, isHeld: isOnHold } = sitting
  if (state === 'open') return [isPaused ? 'resume' : 'pause', 'force']
  if (isOnHold) return ['reinstate', 'uphold']
  return isZeroed(sitting) ? ['reinstate'] : []
}

/** The status of an attempt in one word, and its tone. */
export function statusOf(sitting: Sitting): {
  readonly status: 'held' | 'paused' | 'live' | 'quiet' | 'gone' | 'zeroed'
  readonly tone: Tone
} {
  if (sitting.isHeld) return { status: 'held', tone: 'warning' }
  if (isZeroed(sitting)) return { status: 'zeroed', tone: 'error' }
  if (sitting.isPaused) return { status: 'paused', tone: 'info' }
  const tones = { live: 'success', quiet: 'warning', gone: 'past' } as const
  return { status: sitting.connection, tone: tones[sitting.connection] }
}

const weight = { held: 0, zeroed: 1, quiet: 2, paused: 3, live: 4, gone: 5 } as const

/** Those who need attention first, then in the order of arrival. */
export const byNeed = (sittings: readonly Sitting[]): readonly Sitting[] =>
  sittings.toSorted((sitting, other) => weight[statusOf(sitting).status] - weight[statusOf(other).status])
