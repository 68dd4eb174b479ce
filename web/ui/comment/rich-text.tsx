import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { type Element, type Piece, piecesOf, styleOf, plainTextOf } from './rich-text-tree.ts'

/**
 * HTML of the allowlist (B-210 to B-215), rendered as our own elements: the server has sanitized it, and only the same few
 * elements can be created here.
 */
export function RichText({ html }: { readonly html: string }) {
  return useMemo(() => renderPieces(piecesOf(html)), [html])
}

/** The same as one line of plain text. */
export function PlainText({ html }: { readonly html: string }) {
  return useMemo(() => plainTextOf(html), [html])
}

function renderPieces(pieces: readonly Piece[]): ReactNode[] {
  return pieces.map((piece, index) => (
    // eslint-disable-next-line react/no-array-index-key -- a text that is shown does not change its order
    <Fragment key={index}>{typeof piece === 'string' ? piece : elementOf(piece)}</Fragment>
  ))
}

function elementOf({ name, attributes, children }: Element): ReactNode {
  if (name === 'p') return <p>{renderPieces(children)}</p>
  if (name === 'span') return <span style={styleOf(attributes['style'])}>{renderPieces(children)}</span>
  const { src = '', alt = '', style, width, height } = attributes
  if (!/^(?:https:\/\/|\/app\/api\/file\/)/.test(src)) return null
  const common = { src, style: styleOf(style), width, height }
  return name === 'img'
    ? createElement('img', { ...common, alt, loading: 'lazy' })
    : createElement('video', { ...common, controls: true, preload: 'metadata' })
}
