import type { ModuleContent, Rule, RuleLeaf } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

/** A rule in one sentence; empty where nothing is asked for. */
export function useRuleWords(rule: Rule | null, modules: readonly ModuleContent[]): string {
  const t = useText(text)
  if (!rule) return ''
  const { said, reached } = t.rule
  const titleOf = (moduleId: string) => modules.find(({ id }) => id === moduleId)?.title || t.outline.untitled
  const leaf = (one: RuleLeaf) => {
    if (one.need === 'module') return said.module(titleOf(one.moduleId), reached[one.reached])
    if (one.need === 'score') return said.score(one.atLeast)
    return one.need === 'minutes' ? said.minutes(one.atLeast) : said.required
  }
  const join = (op: Rule['op'], parts: readonly string[]) => parts.join(op === 'all' ? said.and : said.or)
  const parts = rule.of.map((part) => ('op' in part ? `（${join(part.op, part.of.map(leaf))}）` : leaf(part)))
  return join(rule.op, parts)
}
