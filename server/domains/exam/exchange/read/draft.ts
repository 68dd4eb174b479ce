import type { LeafContent, PaperKey, QuestionBody, QuestionPart } from '@lyceum/contract/exam'
import type { DocumentTree } from '@lyceum/contract/kit'

/** What is wrong with something that was read, beside the faults of a question itself. */
export type ReadProblem =
  | 'badType'
  | 'badAnswer'
  | 'badDifficulty'
  | 'badScore'
  | 'noScenario'
  | 'unsupported'
  | 'tooLong'
  | 'twiceInFile'

/** A question as it was read from a list, with what the list says about it. */
export type ReadQuestion = {
  readonly line: number
  readonly body: QuestionBody | undefined
  readonly text: string
  readonly category: string
  readonly points: readonly string[]
  readonly tags: readonly string[]
  readonly difficulty: number
  /** As it came, for the file of faults. */
  readonly cells: readonly string[]
  readonly problems: readonly ReadProblem[]
}

/** Text as a tree: a paragraph for each line. */
export function treeOf(text: string): DocumentTree {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { blocks: lines.map((line) => ({ kind: 'paragraph', runs: [{ text: line.slice(0, 4000) }] })) }
}

/** Options as a list gives them: their slots are their places. */
export const optionsFrom = (texts: readonly string[]) =>
  texts.map((text, index) => ({ slot: slotAt(index), content: treeOf(text) }))

export const slotAt = (index: number) => `o${index + 1}`

type Leaf = { readonly content: LeafContent; readonly key: PaperKey }
type Told = { readonly score: number; readonly explanation: string }

export const bodyFrom = ({ content, key }: Leaf, { score, explanation }: Told): QuestionBody => ({
  content,
  key,
  score,
  explanation: treeOf(explanation),
  links: [],
  parts: [],
})

export const partFrom = ({
  content,
  key,
  score,
  explanation,
  links,
}: QuestionBody): QuestionPart | undefined =>
  content.type === 'SI' || key === null ? undefined : { content, key, score, explanation, links }
