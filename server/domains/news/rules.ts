import type { NewsState } from '@lyceum/contract/news'

type Timed = {
  readonly state: 'draft' | 'published' | 'withdrawn'
  readonly shownFrom: Date | null
  readonly shownUntil: Date | null
}

/** How something stands now: what was done to it, and what the clock says. */
export function standingOf({ state, shownFrom, shownUntil }: Timed, now: Date): NewsState {
  if (state !== 'published') return state
  if (shownFrom && shownFrom > now) return 'scheduled'
  return shownUntil && shownUntil <= now ? 'over' : 'shown'
}

/** It ends after it begins. */
export const isTimely = (from: Date | null, until: Date | null): boolean => !from || !until || from < until

/** Whether somebody with these keys is one of an audience. */
export const isNamed = (audience: readonly string[], keys: readonly string[]): boolean =>
  audience.some((key) => keys.includes(key))

/** Whether two audiences name the same, in whatever order. */
export const isSameAudience = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join()
