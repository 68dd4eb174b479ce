import type { Rule } from './rule-defaults.ts'

/** Whether a rule gives anything at this moment. */
export function isActive({ isOn, points, activeFrom, activeUntil }: Rule, at: Date): boolean {
  const hasBegun = activeFrom === null || activeFrom <= at
  const isOver = activeUntil !== null && activeUntil <= at
  return isOn && points > 0 && hasBegun && !isOver
}

type Activity = {
  /** Set by callers with an amount of their own. */
  readonly amount?: number | undefined
  /** Given before and taken back since. */
  readonly isRestored?: boolean | undefined
}

/**
 * The amount of an activity by its rule, and how often it may be earned. A restored amount counted towards the limit when
 * it was first given, and does not count again.
 */
export function worthOf(rule: Rule | undefined, { amount, isRestored = false }: Activity, at: Date) {
  return {
    amount: amount ?? (rule && isActive(rule, at) ? rule.points : 0),
    limit: rule && !isRestored ? { period: rule.period, times: rule.times } : null,
  }
}
