import type { DocumentBlock, DocumentRun, DocumentTree } from './document.ts'

/** The words of a long text without their dress, a line for each part: what its length is counted by. */
export const documentWords = (tree: DocumentTree): string => tree.blocks.flatMap(wordsIn).join('\n').trim()

/** Characters as people count them: a rare Chinese character is one, not two. */
export const charactersIn = (words: string): number => Array.from(words).length

const line = (runs: readonly DocumentRun[]) => runs.map(({ text }) => text).join('')

function wordsIn(block: DocumentBlock): string[] {
  if ('runs' in block) return [line(block.runs)]
  if (block.kind === 'list') return block.items.map(({ runs }) => line(runs))
  if (block.kind === 'table') return block.rows.flatMap((row) => row.map(line))
  if (block.kind === 'code') return [block.text]
  if (block.kind === 'image') return [block.alt]
  return block.kind === 'video' ? [block.title] : []
}
