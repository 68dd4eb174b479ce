import type { ModuleContent, RuleLeaf } from '@lyceum/contract/course'

export type Need = RuleLeaf['need']

/** A new condition; undefined when there is nothing it could refer to. */
export function newLeaf(need: Need, modules: readonly ModuleContent[]): RuleLeaf | undefined {
  if (need === 'required') return { need }
  if (need === 'score') return { need, atLeast: 60 }
  if (need === 'minutes') return { need, atLeast: 30 }
  const last = modules.at(-1)
  return last && { need, moduleId: last.id, reached: 'completed' }
}

export const firstLeaf = (needs: readonly Need[], modules: readonly ModuleContent[]): RuleLeaf | undefined =>
  needs.flatMap((need) => newLeaf(need, modules) ?? [])[0]
