import type { DocumentBlock, DocumentTree } from '@lyceum/contract/kit'

/** What an author wrote, in its parts: a tree can carry no script. Pictures and films stand in modules of their own. */
export function TaskText({ tree }: { readonly tree: DocumentTree }) {
  return (
    <div className="study-task">
      {tree.blocks.map((block, i) => (
        // eslint-disable-next-line react/no-array-index-key -- the tree does not change while it is read
        <Block key={i} block={block} />
      ))}
    </div>
  )
}

const wordsOf = (runs: readonly { readonly text: string }[]) => runs.map(({ text }) => text).join('')

function Block({ block }: { readonly block: DocumentBlock }) {
  if (block.kind === 'heading') return <h3>{wordsOf(block.runs)}</h3>
  if (block.kind === 'paragraph') return <p>{wordsOf(block.runs)}</p>
  if (block.kind === 'quote') return <blockquote>{wordsOf(block.runs)}</blockquote>
  if (block.kind === 'code') return <pre>{block.text}</pre>
  if (block.kind !== 'list') return null
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map(({ runs }, i) => (
        // eslint-disable-next-line react/no-array-index-key -- the tree does not change while it is read
        <li key={i}>{wordsOf(runs)}</li>
      ))}
    </List>
  )
}
