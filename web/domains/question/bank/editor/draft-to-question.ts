import type { LeafContent, PaperKey, QuestionFault, QuestionPart } from '@lyceum/contract/question'
import type { DocumentTree } from '@lyceum/contract/kit'
import { type Draft, filled, type Leaf } from './draft.ts'
import { blanksIn, isWritten } from './plain-text-tree.ts'

type Sent = Omit<QuestionPart, 'content' | 'key'> & {
  readonly content: LeafContent | { type: 'SI'; stem: DocumentTree }
  readonly key: PaperKey | null
  readonly parts: QuestionPart[]
}

/** Converts a draft to a stored question. */
export function bodyFrom({ isScenario, whole, parts }: Draft): Sent {
  if (!isScenario) return { ...partFrom(whole), parts: [] }
  const { explanation, links, score, stem } = whole
  return {
    content: { type: 'SI', stem },
    key: null,
    score,
    explanation,
    links: [...links],
    parts: parts.map(partFrom),
  }
}

export function partFrom(leaf: Leaf): QuestionPart {
  const { score, explanation, links } = leaf
  return { content: contentFrom(leaf), key: keyFrom(leaf), score, explanation, links: [...links] }
}

export function contentFrom(leaf: Leaf): LeafContent {
  const { type, stem } = leaf
  const rows = matched(leaf)
  switch (type) {
    case 'MC':
    case 'MC_MANY':
      return { type, stem, options: [...filled(leaf.options)] }
    case 'TF':
      return { type, stem }
    case 'FB':
      return { type, stem, blanks: blanksIn(stem) }
    case 'MT':
      return {
        type,
        stem,
        left: rows.flatMap(({ left }) => (isWritten(left.content) ? [left] : [])),
        right: rows.map(({ right }) => right),
      }
    case 'ES':
      return { type, stem, maxLength: leaf.maxLength }
    case 'SR':
      break
  }
  return { type, stem, maxSeconds: leaf.maxSeconds }
}

function keyFrom(leaf: Leaf): PaperKey {
  const { type, right, accepted } = leaf
  switch (type) {
    case 'MC':
      return { type, right: right[0] ?? 'none' }
    case 'MC_MANY': {
      const slots = filled(leaf.options).map(({ slot }) => slot)
      return { type, right: right.filter((slot) => slots.includes(slot)), partial: leaf.isPartial }
    }
    case 'TF':
      return { type, right: leaf.isTrue ?? false }
    case 'FB':
      return {
        type,
        exact: leaf.isExact,
        accepted: Object.fromEntries(blanksIn(leaf.stem).map((slot) => [slot, linesOf(accepted[slot])])),
      }
    case 'MT':
      return {
        type,
        pairs: Object.fromEntries(
          matched(leaf).flatMap(({ left, right: other }) =>
            isWritten(left.content) ? [[left.slot, other.slot]] : [],
          ),
        ),
      }
    case 'ES':
    case 'SR':
      break
  }
  return { type, guide: leaf.guide }
}

/** The accepted answers, one per line. */
const linesOf = (typed = ''): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const matched = ({ rows }: Leaf) => rows.filter(({ right }) => isWritten(right.content))

export type Lack = { readonly part: number; readonly fault: QuestionFault }

/** What a draft still needs before it can be sent; `part` starts at 1 inside a scenario. */
export function lacksOf({ isScenario, whole, parts }: Draft): Lack[] {
  if (!isScenario) return leafLacks(whole).map((fault) => ({ part: 0, fault }))
  return [
    ...(isWritten(whole.stem) ? [] : [{ part: 0, fault: 'noStem' as const }]),
    ...(parts.length === 0 ? [{ part: 0, fault: 'noParts' as const }] : []),
    ...parts.flatMap((leaf, at) => leafLacks(leaf).map((fault) => ({ part: at + 1, fault }))),
  ]
}

function leafLacks(leaf: Leaf): QuestionFault[] {
  const stem: QuestionFault[] = isWritten(leaf.stem) ? [] : ['noStem']
  return [...stem, ...answerLacks(leaf)]
}

function answerLacks(leaf: Leaf): QuestionFault[] {
  if (leaf.type === 'TF') return leaf.isTrue === undefined ? ['noRight'] : []
  if (leaf.type === 'FB') return blankLacks(leaf)
  if (leaf.type === 'MT') return matchLacks(leaf)
  return leaf.type === 'MC' || leaf.type === 'MC_MANY' ? choiceLacks(leaf) : []
}

function choiceLacks({ type, options, right }: Leaf): QuestionFault[] {
  const slots = filled(options).map(({ slot }) => slot)
  const chosen = right.filter((slot) => slots.includes(slot)).length
  if (slots.length < 2) return ['noOption']
  if (chosen === 0) return ['noRight']
  return type === 'MC_MANY' && chosen < 2 ? ['oneRight'] : []
}

function blankLacks({ stem, accepted }: Leaf): QuestionFault[] {
  const blanks = blanksIn(stem)
  if (blanks.length === 0) return ['noBlank']
  return blanks.every((slot) => linesOf(accepted[slot]).length > 0) ? [] : ['noAccepted']
}

function matchLacks(leaf: Leaf): QuestionFault[] {
  if (leaf.rows.some(({ left, right }) => isWritten(left.content) && !isWritten(right.content)))
    return ['unpaired']
  const pairs = matched(leaf).filter(({ left }) => isWritten(left.content))
  return pairs.length < 2 ? ['noOption'] : []
}
