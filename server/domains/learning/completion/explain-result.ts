import type { ModuleContent, RuleLeaf } from '@lyceum/contract/course'
import type { Locale } from '@lyceum/contract/kit'
import type { LeafShown, WhyShown } from '@lyceum/contract/learning'
import type { LeafResult, RuleResult } from '../evaluate-rule.ts'
import { minutesSentence, moduleSentences, requiredSentence, scoreSentence, stuckSentence } from './text.ts'

type Reader = { readonly modules: readonly ModuleContent[]; readonly locale: Locale }

/** The rule result in the reader's language: the learner, the manager and support read the same tree. */
export function whyShown({ op, isMet, of }: RuleResult, reader: Reader): WhyShown {
  return {
    op,
    isMet,
    of: of.map((part) =>
      'op' in part
        ? { op: part.op, isMet: part.isMet, of: part.of.map((leaf) => leafShown(leaf, reader)) }
        : leafShown(part, reader),
    ),
  }
}

function leafShown({ leaf, isMet, done, of, isStuck }: LeafResult, reader: Reader): LeafShown {
  const modId = leaf.need === 'module' ? leaf.moduleId : null
  const title = titleOf(leaf, reader)
  const isHopeless = isStuck && !isMet && title !== ''
  const template = isHopeless ? stuckSentence : sentenceOf(leaf)
  return { isMet, done, of, isStuck, modId, sentence: template[reader.locale]({ title, done, of }) }
}

function sentenceOf(leaf: RuleLeaf) {
  if (leaf.need === 'module') return moduleSentences[leaf.reached]
  if (leaf.need === 'score') return scoreSentence
  return leaf.need === 'minutes' ? minutesSentence : requiredSentence
}

const titleOf = (leaf: RuleLeaf, { modules }: Reader): string =>
  leaf.need === 'module' ? (modules.find(({ id }) => id === leaf.moduleId)?.title ?? '') : ''
