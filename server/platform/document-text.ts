import type { DocumentBlock, DocumentRun, DocumentTree } from '@lyceum/contract/kit'

/** The words of a long text in one line, for the search. */
export const documentText = (tree: DocumentTree): string =>
  tree.blocks.flatMap(wordsIn).join(' ').replaceAll(/\s+/g, ' ').trim()

const line = (runs: readonly DocumentRun[]) => runs.map(({ text }) => text).join('')

function wordsIn(block: DocumentBlock): string[] {
  if ('runs' in block) return [line(block.runs)]
  if (block.kind === 'list') return block.items.map(({ runs }) => line(runs))
  if (block.kind === 'table') return block.rows.flatMap((row) => row.map(line))
  if (block.kind === 'code') return [block.text]
  if (block.kind === 'image') return [block.alt]
  return block.kind === 'video' ? [block.title] : []
}
