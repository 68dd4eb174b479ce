import type { Rule } from './catalogue.ts'

/** Whether a rule gives anything at this moment. */
export function holds({ isOn, points, activeFrom, activeUntil }: Rule, at: Date): boolean {
  const hasBegun = activeFrom === null || activeFrom <= at
  const isOver = activeUntil !== null && activeUntil <= at
  return isOn && points > 0 && hasBegun && !isOver
}

type Deed = {
  /** By whoever gives an amount of their own. */
  readonly amount?: number | undefined
  /** Given before and taken back since. */
  readonly isRestored?: boolean | undefined
}

/**
 * What a deed is worth by its rule, and how often that may be earned. What is restored counted against the limit when it
 * was given first, and is not under it again.
 */
export function worthOf(rule: Rule | undefined, { amount, isRestored = false }: Deed, at: Date) {
  return {
    amount: amount ?? (rule && holds(rule, at) ? rule.points : 0),
    limit: rule && !isRestored ? { period: rule.period, times: rule.times } : null,
  }
}
