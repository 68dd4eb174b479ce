import type { Rule } from '../rule/rule-defaults.ts'

const tiers = [60, 70, 80, 90] as const

type Step = {
  readonly rule: string
  /** What this tier adds to the one below it. */
  readonly amount: number
  readonly isReached: boolean
}

/** The tiers from the lowest: which of them a percentage reaches, and what each adds. */
export function stepsOf(percent: number, rules: readonly Rule[], at: Date): readonly Step[] {
  let below = 0
  return tiers.map((tier) => {
    const rule = rules.find(({ name }) => name === `score${tier}`)
    const worth = rule && isOpen(rule, at) ? rule.points : 0
    const amount = Math.max(0, worth - below)
    below = Math.max(below, worth)
    return { rule: `score${tier}`, amount, isReached: percent >= tier }
  })
}

type Paid = { readonly id: string; readonly isActive: boolean }

/** What is to be booked for a tier: points, a reversal, or nothing. */
type Booking =
  | { readonly kind: 'pay'; readonly isRestored: boolean }
  | { readonly kind: 'takeBack'; readonly movementId: string }
  | undefined

/**
 * What a tier is owed after everything paid for it. One that was paid and taken back is restored: it was earned once,
 * within the limit of that day, and a second regrade does not earn it again.
 */
export function bookingOf({ amount, isReached }: Step, before: readonly Paid[]): Booking {
  const current = before.find(({ isActive }) => isActive)
  if (current) return isReached ? undefined : { kind: 'takeBack', movementId: current.id }
  return isReached && amount > 0 ? { kind: 'pay', isRestored: before.length > 0 } : undefined
}

const isOpen = ({ isOn, activeFrom, activeUntil }: Rule, at: Date): boolean =>
  isOn && (activeFrom === null || activeFrom <= at) && (activeUntil === null || activeUntil > at)
