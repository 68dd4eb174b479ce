import { stepsOf } from '../score/rules.ts'
import type { Rule } from '../rule/rule-defaults.ts'

/**
 * The rules to simulate when one changes: that rule; for score tiers all of them, because what each adds depends on
 * those below it. A rule that is off is worth nothing.
 */
export function touchedBy(proposed: Rule, rules: readonly Rule[]): readonly Rule[] {
  if (!proposed.name.startsWith('score')) return [worthOf(proposed, proposed.points)]
  const changed = rules.map((rule) => (rule.name === proposed.name ? proposed : rule))
  // Without dates: what each tier adds is calculated as if all of them were active.
  const open = changed.map((rule) => ({ ...rule, activeFrom: null, activeUntil: null }))
  const steps = new Map(stepsOf(100, open, new Date(0)).map(({ rule, amount }) => [rule, amount]))
  return changed.flatMap((rule) => {
    const amount = steps.get(rule.name)
    return amount === undefined ? [] : [worthOf(rule, amount)]
  })
}

const worthOf = (rule: Rule, points: number): Rule => ({ ...rule, points: rule.isOn ? points : 0 })
