import type { LeafContent, PaperKey, QuestionBody, QuestionPart } from '@lyceum/contract/question'
import type { DocumentTree } from '@lyceum/contract/kit'

/** Problems of reading, besides the faults of a question itself. */
export type ReadProblem =
  | 'badType'
  | 'badAnswer'
  | 'badDifficulty'
  | 'badScore'
  | 'noScenario'
  | 'unsupported'
  | 'tooLong'
  | 'twiceInFile'

/** A question as read from a file, with its other fields. */
export type ReadQuestion = {
  readonly line: number
  readonly body: QuestionBody | undefined
  readonly text: string
  readonly category: string
  readonly points: readonly string[]
  readonly tags: readonly string[]
  readonly difficulty: number
  /** The original cells, for the file of faults. */
  readonly cells: readonly string[]
  readonly problems: readonly ReadProblem[]
}

/** Text as a document tree: a paragraph for each line. */
export function treeOf(text: string): DocumentTree {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { blocks: lines.map((line) => ({ kind: 'paragraph', runs: [{ text: line.slice(0, 4000) }] })) }
}

/** Options as a sheet lists them: their slots are their positions. */
export const optionsFrom = (texts: readonly string[]) =>
  texts.map((text, index) => ({ slot: slotAt(index), content: treeOf(text) }))

export const slotAt = (index: number) => `o${index + 1}`

type Leaf = { readonly content: LeafContent; readonly key: PaperKey }
type QuestionExtras = { readonly score: number; readonly explanation: string }

export const bodyFrom = ({ content, key }: Leaf, { score, explanation }: QuestionExtras): QuestionBody => ({
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
