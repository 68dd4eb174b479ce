import type { DocumentTree } from '@lyceum/contract/kit'

/** Plain text as a tree: one paragraph, or nothing. */
export const treeFrom = (plain: string): DocumentTree => ({
  blocks: plain === '' ? [] : [{ kind: 'paragraph', runs: [{ text: plain }] }],
})

/** The text of a tree with one plain line; undefined for richer trees. */
export function plainFrom({ blocks }: DocumentTree): string | undefined {
  const [block, ...more] = blocks
  if (!block) return ''
  if (more.length > 0 || block.kind !== 'paragraph') return undefined
  const isPlain = block.runs.every(({ marks = [], link, mention }) => marks.length === 0 && !link && !mention)
  const plain = block.runs.map(({ text }) => text).join('')
  return isPlain && !plain.includes('\n') ? plain : undefined
}

/** The whole text of a tree. */
export const plainTextOf = ({ blocks }: DocumentTree): string =>
  blocks
    .flatMap((block) => {
      if ('runs' in block) return block.runs
      if (block.kind === 'list') return block.items.flatMap(({ runs }) => runs)
      return block.kind === 'table' ? block.rows.flat(2) : []
    })
    .map(({ text }) => text)
    .join('')
    .trim()

/** Whether a tree has any content: text or a picture. */
export const isWritten = (tree: DocumentTree): boolean =>
  plainTextOf(tree) !== '' || tree.blocks.some(({ kind }) => kind === 'image' || kind === 'code')

const blank = /\{\{([A-Za-z0-9]{1,8})\}\}/g

/** The blanks of a stem, each once, in order. */
export const blanksIn = (stem: DocumentTree): string[] => [
  ...new Set(Array.from(plainTextOf(stem).matchAll(blank), ([, slot = '']) => slot)),
]
