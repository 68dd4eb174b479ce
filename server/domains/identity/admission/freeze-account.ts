// Pure rules: when a guess is checked, when an account freezes and for how long (decisions on Q-005, D10).

/** The recorded wrong guesses for one account, or for an unknown user name. */
export type Counter = {
  readonly failures: number
  /** Number of freezes without a success or a quiet day in between: each lasts twice the one before. */
  readonly freezes: number
  readonly frozenUntil: Date | null
  readonly lastAt: Date
}

export type Guess =
  /** The guess is checked. If wrong, `left` more wrong ones freeze; 0: this one did. */
  | {
      readonly kind: 'counted'
      readonly failures: number
      readonly left: number
      readonly frozenUntil: Date | null
    }
  /** Looked at although frozen: only a right one is told so. */
  | { readonly kind: 'while-frozen'; readonly frozenUntil: Date }
  /** Not looked at. */
  | { readonly kind: 'ignored' }

export const limit = 5
const warnFrom = 3
/**
 * While frozen, a right guess must get "frozen" and a wrong one must not: that needs a check, and unlimited checks
 * would let an attacker test passwords. So a few more are checked, and then none until the thaw (INV-S06).
 */
const lookedAtWhileFrozen = 3
const firstFreezeMs = 15 * 60_000
const dayMs = 86_400_000

/** The most guesses for one account that are ever checked between two thaws. */
export const mostLookedAt = limit + lookedAtWhileFrozen

/** Counts one guess before it is checked; a right one clears the count afterwards. */
export function take(before: Counter | undefined, now: Date): { after: Counter; guess: Guess } {
  const known = stillCounts(before, now)
  const { frozenUntil, freezes } = known
  const failures = known.failures + 1
  if (frozenUntil) {
    if (failures > mostLookedAt) return { after: known, guess: { kind: 'ignored' } }
    return { after: { ...known, failures, lastAt: now }, guess: { kind: 'while-frozen', frozenUntil } }
  }
  const after = failures < limit ? { failures, freezes, frozenUntil: null, lastAt: now } : frozen(known, now)
  return {
    after,
    guess: { kind: 'counted', failures, left: limit - failures, frozenUntil: after.frozenUntil },
  }
}

/** The counter of an account that freezes now. A frozen one stays unchanged. */
export function frozen(before: Counter | undefined, now: Date): Counter {
  const known = stillCounts(before, now)
  if (known.frozenUntil) return known
  const freezes = known.freezes + 1
  const lasts = Math.min(firstFreezeMs * 2 ** (freezes - 1), dayMs)
  return { failures: limit, freezes, frozenUntil: new Date(now.getTime() + lasts), lastAt: now }
}

/** Whether a wrong guess is answered with the number of attempts left. */
export const isWarned = (guess: Guess) =>
  guess.kind === 'counted' && guess.failures >= warnFrom && guess.left > 0

/** Whole minutes until the thaw, for the message. */
export function minutesUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 60_000))
}

/** What still counts now: a thaw restarts the count, a quiet day clears all. */
function stillCounts(before: Counter | undefined, now: Date): Counter {
  const nothing = { failures: 0, freezes: 0, frozenUntil: null, lastAt: now }
  if (!before) return nothing
  if (before.frozenUntil && before.frozenUntil > now) return before
  const quietSince = Math.max(before.lastAt.getTime(), before.frozenUntil?.getTime() ?? 0)
  if (now.getTime() - quietSince >= dayMs) return nothing
  return before.frozenUntil ? { ...before, failures: 0, frozenUntil: null } : before
}
