import type { NewsState } from '@lyceum/contract/news'

type Timed = {
  readonly state: 'draft' | 'published' | 'withdrawn'
  readonly shownFrom: Date | null
  readonly shownUntil: Date | null
}

/** The current state, from what was done to it and the time. */
export function newsStateOf({ state, shownFrom, shownUntil }: Timed, now: Date): NewsState {
  if (state !== 'published') return state
  if (shownFrom && shownFrom > now) return 'scheduled'
  return shownUntil && shownUntil <= now ? 'over' : 'shown'
}

/** The end is after the start. */
export const isTimely = (from: Date | null, until: Date | null): boolean => !from || !until || from < until

/** Whether somebody with these keys belongs to an audience. */
export const isNamed = (audience: readonly string[], keys: readonly string[]): boolean =>
  audience.some((key) => keys.includes(key))

/** Whether two audiences are equal, in any order. */
export const isSameAudience = (first: readonly string[], other: readonly string[]): boolean =>
  first.toSorted().join() === other.toSorted().join()
