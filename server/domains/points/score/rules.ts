import type { Rule } from '../rule/catalogue.ts'

const tiers = [60, 70, 80, 90] as const

type Step = {
  readonly rule: string
  /** What this tier adds to the one below it. */
  readonly amount: number
  readonly isReached: boolean
}

/** The tiers from below: which of them a percentage reaches, and what each adds. */
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

const isOpen = ({ isOn, activeFrom, activeUntil }: Rule, at: Date): boolean =>
  isOn && (activeFrom === null || activeFrom <= at) && (activeUntil === null || activeUntil > at)
