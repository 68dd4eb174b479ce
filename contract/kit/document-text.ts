import type { DocumentBlock, DocumentRun, DocumentTree } from './document.ts'

/** The plain text of a document, one line per part; its length limit is counted on this. */
export const documentPlainText = (tree: DocumentTree): string =>
  tree.blocks.flatMap(textLinesOf).join('\n').trim()

/** Characters as people count them: a rare Chinese character counts once, not twice. */
export const charactersIn = (text: string): number => Array.from(text).length

const line = (runs: readonly DocumentRun[]) => runs.map(({ text }) => text).join('')

function textLinesOf(block: DocumentBlock): string[] {
  if ('runs' in block) return [line(block.runs)]
  if (block.kind === 'list') return block.items.map(({ runs }) => line(runs))
  if (block.kind === 'table') return block.rows.flatMap((row) => row.map(line))
  if (block.kind === 'code') return [block.text]
  if (block.kind === 'image') return [block.alt]
  return block.kind === 'video' ? [block.title] : []
}
