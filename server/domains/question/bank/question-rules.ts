import type {
  LeafContent,
  PaperKey,
  QuestionBody,
  QuestionContent,
  QuestionFault,
} from '@lyceum/contract/question'
import type { DocumentBlock, DocumentRun, DocumentTree } from '@lyceum/contract/kit'

type Fault = { readonly part: number; readonly fault: QuestionFault }

/** The faults that keep a question from being used; empty: it is complete. */
export function faultsOf(body: QuestionBody): Fault[] {
  if (body.content.type !== 'SI') {
    return leafFaults(body.content, body.key).map((fault) => ({ part: 0, fault }))
  }
  const own: Fault[] = [
    ...(isBlank(body.content.stem) ? [{ part: 0, fault: 'noStem' as const }] : []),
    ...(body.parts.length === 0 ? [{ part: 0, fault: 'noParts' as const }] : []),
  ]
  const inParts = body.parts.flatMap(({ content, key }, index) =>
    leafFaults(content, key).map((fault) => ({ part: index + 1, fault })),
  )
  return [...own, ...inParts]
}

function leafFaults(content: LeafContent, key: PaperKey | null): QuestionFault[] {
  const stem: QuestionFault[] = isBlank(content.stem) ? ['noStem'] : []
  if (!key || key.type !== content.type) return [...stem, 'wrongKey']
  return [...stem, ...shownFaults(content), ...keyFaults(content, key)]
}

function shownFaults(content: LeafContent): QuestionFault[] {
  if (content.type === 'FB') {
    const stemText = textOf(content.stem)
    return content.blanks.every((slot) => stemText.includes(`{{${slot}}}`)) ? [] : ['noBlank']
  }
  const options = optionsOf(content)
  const texts = options.map((option) => JSON.stringify(option.content))
  const isSame = new Set(texts).size < texts.length && content.type !== 'MT'
  return [
    ...(options.some((option) => isBlank(option.content)) ? ['noOption' as const] : []),
    ...(isSame || areNamedTwice(content) ? ['sameOption' as const] : []),
  ]
}

function keyFaults(content: LeafContent, key: PaperKey): QuestionFault[] {
  const has = new Set(optionsOf(content).map(({ slot }) => slot))
  if (key.type === 'MC') return oneFaults(key.right, has)
  if (key.type === 'MC_MANY') return manyFaults(key.right, has)
  if (key.type === 'FB' && content.type === 'FB')
    return content.blanks.every((slot) => (key.accepted[slot] ?? []).some((text) => text.trim() !== ''))
      ? []
      : ['noAccepted']
  if (key.type === 'MT' && content.type === 'MT') {
    const right = new Set(content.right.map(({ slot }) => slot))
    return content.left.every(({ slot }) => right.has(key.pairs[slot] ?? '')) ? [] : ['unpaired']
  }
  return []
}

function oneFaults(right: string, has: ReadonlySet<string>): QuestionFault[] {
  if (has.has(right)) return []
  return [right === '' ? 'noRight' : 'rightBeyond']
}

function manyFaults(right: readonly string[], has: ReadonlySet<string>): QuestionFault[] {
  if (right.length === 0) return ['noRight']
  if (right.some((slot) => !has.has(slot))) return ['rightBeyond']
  return right.length < 2 ? ['oneRight'] : []
}

const areNamedTwice = (content: LeafContent) =>
  sidesOf(content).some((side) => new Set(side.map(({ slot }) => slot)).size < side.length)

type Options = readonly { readonly slot: string; readonly content: DocumentTree }[]

const sidesOf = (content: QuestionContent): Options[] => {
  if (content.type === 'MC' || content.type === 'MC_MANY') return [content.options]
  return content.type === 'MT' ? [content.left, content.right] : []
}

export const optionsOf = (content: QuestionContent): Options => sidesOf(content).flat()

/** A scenario is worth the sum of its parts. */
export function scoreOf(body: QuestionBody): number {
  if (body.content.type !== 'SI') return body.score
  return Math.round(body.parts.reduce((sum, { score }) => sum + score * 10, 0)) / 10
}

/** The plain text of a document tree, for lists and search. */
export function textOf(tree: DocumentTree): string {
  return tree.blocks.map(blockText).join(' ').replaceAll(/\s+/g, ' ').trim()
}

const runsText = (runs: readonly DocumentRun[]) => runs.map(({ text }) => text).join('')

function blockText(block: DocumentBlock): string {
  if ('runs' in block) return runsText(block.runs)
  if (block.kind === 'list') return block.items.map(({ runs }) => runsText(runs)).join(' ')
  if (block.kind === 'table') return block.rows.map((row) => row.map(runsText).join(' ')).join(' ')
  if (block.kind === 'code') return block.text
  if (block.kind === 'image') return block.alt
  return block.kind === 'video' ? block.title : ''
}

/** Files referenced by a text. */
const filesIn = (tree: DocumentTree): string[] =>
  tree.blocks.flatMap((block) => (block.kind === 'image' || block.kind === 'video' ? [block.fileId] : []))

/** All files a question refers to, parts and explanations included. */
export function filesOf(body: QuestionBody): string[] {
  const shown = [body, ...body.parts].flatMap(({ content, explanation, links }) => [
    ...filesIn(content.stem),
    ...optionsOf(content).flatMap((option) => filesIn(option.content)),
    ...filesIn(explanation),
    ...links.flatMap((link) => (link.kind === 'file' ? [link.fileId] : [])),
  ])
  return [...new Set(shown)]
}

/** A tree without text may still show a picture. */
const isBlank = (tree: DocumentTree) =>
  textOf(tree) === '' && !tree.blocks.some(({ kind }) => kind === 'image' || kind === 'video')

/** The stem as shown in lists, with blanks as lines. */
export const shownText = (content: QuestionContent) =>
  textOf(content.stem)
    .replaceAll(/\{\{\w+\}\}/g, '____')
    .slice(0, 2000)

/**
 * What makes two questions the same to a reader: type, stem and options in any order, ignoring punctuation, spaces,
 * character width and case.
 */
export function essenceOf({ content, parts }: Pick<QuestionBody, 'content' | 'parts'>): string {
  const options = optionsOf(content).map((option) => bare(textOf(option.content)))
  const inParts = parts.map((part) => bare(textOf(part.content.stem)))
  const pictures = filesIn(content.stem)
  return [
    content.type,
    bare(textOf(content.stem).replaceAll(/\{\{\w+\}\}/g, '')),
    ...options.toSorted(),
    ...inParts,
    ...pictures,
  ].join('|')
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]/gu, '')
