import { stepsOf } from '../score/rules.ts'
import type { Rule } from './catalogue.ts'

/**
 * What is to be reckoned when one rule changes: that rule; of the tiers of a score all, for what each adds hangs on those
 * below it. A rule that is off is worth nothing.
 */
export function touchedBy(proposed: Rule, rules: readonly Rule[]): readonly Rule[] {
  if (!proposed.name.startsWith('score')) return [worthOf(proposed, proposed.points)]
  const changed = rules.map((rule) => (rule.name === proposed.name ? proposed : rule))
  // Within its time: what each tier adds is asked for as if all of them were open.
  const open = changed.map((rule) => ({ ...rule, activeFrom: null, activeUntil: null }))
  const steps = new Map(stepsOf(100, open, new Date(0)).map(({ rule, amount }) => [rule, amount]))
  return changed.flatMap((rule) => {
    const amount = steps.get(rule.name)
    return amount === undefined ? [] : [worthOf(rule, amount)]
  })
}

const worthOf = (rule: Rule, points: number): Rule => ({ ...rule, points: rule.isOn ? points : 0 })
