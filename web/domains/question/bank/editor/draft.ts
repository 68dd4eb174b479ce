import type {
  LeafContent,
  PaperKey,
  QuestionBody,
  QuestionPart,
  QuestionType,
  TeachingLink,
} from '@lyceum/contract/question'
import type { DocumentTree } from '@lyceum/contract/kit'
import { isWritten } from './plain-text-tree.ts'

export type LeafType = LeafContent['type']
type Option = { readonly slot: string; readonly content: DocumentTree }

/** A directly answered question being edited: content, answer and explanation. */
export type Leaf = {
  /** Its key on the page only. */
  readonly name: string
  readonly type: LeafType
  readonly stem: DocumentTree
  readonly options: readonly Option[]
  readonly right: readonly string[]
  readonly isPartial: boolean
  readonly isTrue: boolean | undefined
  readonly accepted: Readonly<Record<string, string>>
  readonly isExact: boolean
  /** Matching: each row is a pair; a row without a left side is a distractor. */
  readonly rows: readonly { readonly name: string; readonly left: Option; readonly right: Option }[]
  readonly guide: string
  readonly maxLength: number
  readonly maxSeconds: number
  readonly score: number
  readonly explanation: DocumentTree
  readonly links: readonly TeachingLink[]
}

export type Draft = { readonly isScenario: boolean; readonly whole: Leaf; readonly parts: readonly Leaf[] }

const nothing: DocumentTree = { blocks: [] }

/** An unused name. */
export function freshName(taken: readonly string[]): string {
  for (let n = 1; ; n += 1) if (!taken.includes(`n${n}`)) return `n${n}`
}

export const emptyOption = (taken: readonly string[]): Option => ({
  slot: freshName(taken),
  content: nothing,
})

const fourOptions = () => ['n1', 'n2', 'n3', 'n4'].map((slot) => ({ slot, content: nothing }))
const emptyRow = (n: number) => ({
  name: `n${n}`,
  left: { slot: `l${n}`, content: nothing },
  right: { slot: `r${n}`, content: nothing },
})

export function newRow(rows: Leaf['rows']): Leaf['rows'][number] {
  const taken = rows.flatMap(({ name, left, right }) => [name, left.slot.slice(1), right.slot.slice(1)])
  for (let n = 1; ; n += 1)
    if (!taken.some((item) => item === `n${n}` || item === String(n))) return emptyRow(n)
}

export const newLeaf = (type: LeafType, name = 'n1'): Leaf => ({
  name,
  type,
  stem: nothing,
  options: fourOptions(),
  right: [],
  isPartial: true,
  isTrue: undefined,
  accepted: {},
  isExact: false,
  rows: [1, 2, 3, 4].map(emptyRow),
  guide: '',
  maxLength: 2000,
  maxSeconds: 120,
  score: 2,
  explanation: nothing,
  links: [],
})

export const newDraft = (type: QuestionType = 'MC'): Draft => ({
  isScenario: type === 'SI',
  whole: newLeaf(type === 'SI' ? 'MC' : type),
  parts: [newLeaf('MC')],
})

/** A draft from a stored question. */
export function draftFrom({ content, key, parts, ...rest }: QuestionBody): Draft {
  if (content.type === 'SI' || !key)
    return {
      isScenario: true,
      whole: { ...newLeaf('MC'), ...rest, stem: content.stem },
      parts: parts.map((part, at) => leafFrom(part, `p${at}`)),
    }
  return { isScenario: false, whole: leafFrom({ ...rest, content, key }, 'n1'), parts: [newLeaf('MC')] }
}

function leafFrom({ content, key, ...rest }: QuestionPart, name: string): Leaf {
  return {
    ...newLeaf(content.type, name),
    ...rest,
    stem: content.stem,
    ...shownFrom(content),
    ...keyFrom(content, key),
  }
}

function shownFrom(content: LeafContent): Partial<Leaf> {
  if ('options' in content) return { options: content.options }
  if (content.type === 'ES') return { maxLength: content.maxLength }
  return content.type === 'SR' ? { maxSeconds: content.maxSeconds } : {}
}

function keyFrom(content: LeafContent, key: PaperKey): Partial<Leaf> {
  switch (key.type) {
    case 'MC':
      return { right: [key.right] }
    case 'MC_MANY':
      return { right: key.right, isPartial: key.partial }
    case 'TF':
      return { isTrue: key.right }
    case 'FB':
      return {
        isExact: key.exact,
        accepted: Object.fromEntries(
          Object.entries(key.accepted).map(([slot, answers]) => [slot, answers.join('\n')]),
        ),
      }
    case 'MT':
      return content.type === 'MT' ? { rows: rowsFrom(content, key.pairs) } : {}
    case 'ES':
    case 'SR':
      break
  }
  return { guide: key.guide }
}

type Matching = Extract<LeafContent, { type: 'MT' }>

/** Each left side with its partner; unpaired right sides come after. */
function rowsFrom({ left, right }: Matching, pairs: Readonly<Record<string, string>>): Leaf['rows'] {
  const taken = left.map(({ slot }) => slot)
  const paired = left.map((item) => ({
    name: item.slot,
    left: item,
    right: right.find(({ slot }) => slot === pairs[item.slot]) ?? {
      slot: `x${item.slot}`.slice(0, 8),
      content: nothing,
    },
  }))
  const astray = right
    .filter(({ slot }) => !Object.values(pairs).includes(slot))
    .map((item, at) => ({
      name: `astray${at}`,
      left: { slot: freshName([...taken, ...right.map(({ slot }) => slot)]), content: nothing },
      right: item,
    }))
  return [...paired, ...astray]
}

/** Leaves out empty options. */
export const filled = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ content }) => isWritten(content))
