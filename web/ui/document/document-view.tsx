import type { DocumentBlock, DocumentRun, DocumentTree } from '@lyceum/contract/kit'
import { createElement, Fragment, type ReactNode } from 'react'
import './document.css'

type AddressOf = (fileId: string) => string | undefined

type DocumentViewProps = {
  readonly tree: DocumentTree
  /** The address of a picture; without one its alternative text is shown. */
  readonly addressOf: AddressOf
  /** Rendered in place of `{{name}}`: the blanks of a question are fields in its text. */
  readonly renderBlank?: (name: string) => ReactNode
}

type Drawing = {
  readonly addressOf: AddressOf
  readonly renderBlank: ((name: string) => ReactNode) | undefined
}

/** Renders a long text from its tree: nothing but the tree's own node types can appear. */
export function DocumentView({ tree, addressOf, renderBlank }: DocumentViewProps) {
  const blocks = tree.blocks.map((block) => renderBlock(block, { addressOf, renderBlank }))
  return <div className="ly-prose">{inOrder(blocks)}</div>
}

/** A text is rendered as a whole and never reordered: its parts need no keys. */
const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

type Drawers = {
  readonly [K in DocumentBlock['kind']]: (
    block: Extract<DocumentBlock, { kind: K }>,
    drawing: Drawing,
  ) => ReactNode
}

const drawers: Drawers = {
  heading: ({ level, runs }, drawing) => createElement(`h${level}`, null, runsOf(runs, drawing)),
  paragraph: ({ runs }, drawing) => <p>{runsOf(runs, drawing)}</p>,
  quote: ({ runs }, drawing) => <blockquote>{runsOf(runs, drawing)}</blockquote>,
  list: ({ isOrdered, items }, drawing) => {
    const rows = items.map(({ depth, runs }) =>
      createElement('li', { 'data-depth': depth }, runsOf(runs, drawing)),
    )
    return isOrdered ? <ol>{inOrder(rows)}</ol> : <ul>{inOrder(rows)}</ul>
  },
  code: ({ text }) => <pre>{text}</pre>,
  table: ({ hasHead, rows }, drawing) => {
    const lines = rows.map((row, at) => {
      const cell = hasHead && at === 0 ? 'th' : 'td'
      const cells = row.map((inCell) => createElement(cell, null, runsOf(inCell, drawing)))
      return createElement('tr', null, ...cells)
    })
    return (
      <table>
        <tbody>{inOrder(lines)}</tbody>
      </table>
    )
  },
  image: ({ fileId, alt, width }, { addressOf }) => {
    const address = addressOf(fileId)
    return address ? <img src={address} alt={alt} width={width} /> : <p>{alt}</p>
  },
  video: ({ title }) => <p>{title}</p>,
  line: () => <hr />,
}

const renderBlock = (block: DocumentBlock, drawing: Drawing): ReactNode =>
  // Each renderer takes the kind of its name.
  drawers[block.kind](block as never, drawing)

const tags = { bold: 'b', italic: 'i', underline: 'u', strike: 's', code: 'code' } as const

const runsOf = (runs: readonly DocumentRun[], drawing: Drawing): ReactNode =>
  inOrder(runs.map((run) => runOf(run, drawing)))

function runOf({ text, marks = [], link }: DocumentRun, { renderBlank }: Drawing): ReactNode {
  const marked = marks.reduce<ReactNode>(
    (inner, mark) => createElement(tags[mark], null, inner),
    renderBlank ? filledIn(text, renderBlank) : linesOf(text),
  )
  if (!link) return marked
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow">
      {marked}
    </a>
  )
}

/** A line break inside a paragraph stays one. */
const linesOf = (text: string): ReactNode =>
  inOrder(text.split('\n').flatMap((line, at) => (at > 0 ? [createElement('br'), line] : [line])))

/** Every second part after splitting at `{{name}}` is a name. */
const filledIn = (text: string, renderBlank: (name: string) => ReactNode): ReactNode =>
  inOrder(
    text
      .split(/\{\{([A-Za-z0-9]{1,8})\}\}/)
      .map((part, at) => (at % 2 === 1 ? renderBlank(part) : linesOf(part))),
  )
