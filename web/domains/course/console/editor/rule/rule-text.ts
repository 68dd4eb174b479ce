import type { ModuleContent, Rule, RuleLeaf } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

/** A rule as one sentence; empty when nothing is required. */
export function useRuleText(rule: Rule | null, modules: readonly ModuleContent[]): string {
  const t = useText(text)
  if (!rule) return ''
  const { sentence, reached } = t.rule
  const titleOf = (moduleId: string) => modules.find(({ id }) => id === moduleId)?.title || t.outline.untitled
  const leaf = (condition: RuleLeaf) => {
    if (condition.need === 'module')
      return sentence.module(titleOf(condition.moduleId), reached[condition.reached])
    if (condition.need === 'score') return sentence.score(condition.atLeast)
    return condition.need === 'minutes' ? sentence.minutes(condition.atLeast) : sentence.required
  }
  const join = (op: Rule['op'], parts: readonly string[]) =>
    parts.join(op === 'all' ? sentence.and : sentence.or)
  const parts = rule.of.map((part) => ('op' in part ? `（${join(part.op, part.of.map(leaf))}）` : leaf(part)))
  return join(rule.op, parts)
}
