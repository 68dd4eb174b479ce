import type { DocumentTree } from '@lyceum/contract/kit'

/** Plain words as a tree: a paragraph, or nothing. */
export const treeFrom = (words: string): DocumentTree => ({
  blocks: words === '' ? [] : [{ kind: 'paragraph', runs: [{ text: words }] }],
})

/** The words of a tree that holds nothing but one plain line; undefined where there is more to it. */
export function plainFrom({ blocks }: DocumentTree): string | undefined {
  const [block, ...more] = blocks
  if (!block) return ''
  if (more.length > 0 || block.kind !== 'paragraph') return undefined
  const isPlain = block.runs.every(({ marks = [], link, mention }) => marks.length === 0 && !link && !mention)
  const words = block.runs.map(({ text }) => text).join('')
  return isPlain && !words.includes('\n') ? words : undefined
}

/** All words of a tree in a row. */
export const wordsOf = ({ blocks }: DocumentTree): string =>
  blocks
    .flatMap((block) => {
      if ('runs' in block) return block.runs
      if (block.kind === 'list') return block.items.flatMap(({ runs }) => runs)
      return block.kind === 'table' ? block.rows.flat(2) : []
    })
    .map(({ text }) => text)
    .join('')
    .trim()

/** Whether anything stands there: words, or a picture. */
export const isWritten = (tree: DocumentTree): boolean =>
  wordsOf(tree) !== '' || tree.blocks.some(({ kind }) => kind === 'image' || kind === 'code')

const blank = /\{\{([A-Za-z0-9]{1,8})\}\}/g

/** The blanks that a stem shows, each once, in their order. */
export const blanksIn = (stem: DocumentTree): string[] => [
  ...new Set(Array.from(wordsOf(stem).matchAll(blank), ([, slot = '']) => slot)),
]
