import type { DocumentBlock, DocumentRun, DocumentTree } from '@lyceum/contract/kit'
import { createElement, Fragment, type ReactNode } from 'react'
import './document.css'

type AddressOf = (fileId: string) => string | undefined

type DocumentViewProps = {
  readonly tree: DocumentTree
  /** Where a picture is read from; without an address its words stand in its place. */
  readonly addressOf: AddressOf
}

/** A long text, drawn from its tree: nothing in it can be anything but what the tree knows. */
export function DocumentView({ tree, addressOf }: DocumentViewProps) {
  const blocks = tree.blocks.map((block) => drawn(block, addressOf))
  return <div className="ly-prose">{inOrder(blocks)}</div>
}

/** A text is shown as a whole and never reordered: its parts need no names. */
const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

type Drawers = {
  readonly [K in DocumentBlock['kind']]: (
    block: Extract<DocumentBlock, { kind: K }>,
    addressOf: AddressOf,
  ) => ReactNode
}

const drawers: Drawers = {
  heading: ({ level, runs }) => createElement(`h${level}`, null, runsOf(runs)),
  paragraph: ({ runs }) => <p>{runsOf(runs)}</p>,
  quote: ({ runs }) => <blockquote>{runsOf(runs)}</blockquote>,
  list: ({ isOrdered, items }) => {
    const rows = items.map(({ depth, runs }) => createElement('li', { 'data-depth': depth }, runsOf(runs)))
    return isOrdered ? <ol>{inOrder(rows)}</ol> : <ul>{inOrder(rows)}</ul>
  },
  code: ({ text }) => <pre>{text}</pre>,
  table: ({ hasHead, rows }) => {
    const lines = rows.map((row, at) => {
      const cell = hasHead && at === 0 ? 'th' : 'td'
      return createElement('tr', null, ...row.map((inCell) => createElement(cell, null, runsOf(inCell))))
    })
    return (
      <table>
        <tbody>{inOrder(lines)}</tbody>
      </table>
    )
  },
  image: ({ fileId, alt, width }, addressOf) => {
    const address = addressOf(fileId)
    return address ? <img src={address} alt={alt} width={width} /> : <p>{alt}</p>
  },
  video: ({ title }) => <p>{title}</p>,
  line: () => <hr />,
}

const drawn = (block: DocumentBlock, addressOf: AddressOf): ReactNode =>
  // Each drawer takes the kind that its name says.
  drawers[block.kind](block as never, addressOf)

const tags = { bold: 'b', italic: 'i', underline: 'u', strike: 's', code: 'code' } as const

const runsOf = (runs: readonly DocumentRun[]): ReactNode => inOrder(runs.map(runOf))

function runOf({ text, marks = [], link }: DocumentRun): ReactNode {
  const marked = marks.reduce<ReactNode>(
    (inner, mark) => createElement(tags[mark], null, inner),
    linesOf(text),
  )
  if (!link) return marked
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow">
      {marked}
    </a>
  )
}

/** A break inside a paragraph stays one. */
const linesOf = (text: string): ReactNode =>
  inOrder(text.split('\n').flatMap((line, at) => (at > 0 ? [createElement('br'), line] : [line])))
