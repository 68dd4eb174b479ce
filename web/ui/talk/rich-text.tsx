import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { type Element, type Piece, piecesOf, styleOf, wordsIn } from './rich-text-tree.ts'

/**
 * HTML of the narrow list (B-210 to B-215), drawn as elements of our own: the server has cleaned it, and here nothing
 * but the same few elements can be made at all.
 */
export function RichText({ html }: { readonly html: string }) {
  return useMemo(() => drawn(piecesOf(html)), [html])
}

/** The same as a line of words, where there is no place for more. */
export function PlainWords({ html }: { readonly html: string }) {
  return useMemo(() => wordsIn(html), [html])
}

function drawn(pieces: readonly Piece[]): ReactNode[] {
  return pieces.map((piece, index) => (
    // eslint-disable-next-line react/no-array-index-key -- a text that is shown does not change its order
    <Fragment key={index}>{typeof piece === 'string' ? piece : elementOf(piece)}</Fragment>
  ))
}

function elementOf({ name, attributes, children }: Element): ReactNode {
  if (name === 'p') return <p>{drawn(children)}</p>
  if (name === 'span') return <span style={styleOf(attributes['style'])}>{drawn(children)}</span>
  const { src = '', alt = '', style, width, height } = attributes
  if (!/^(?:https:\/\/|\/app\/api\/file\/)/.test(src)) return null
  const common = { src, style: styleOf(style), width, height }
  return name === 'img'
    ? createElement('img', { ...common, alt, loading: 'lazy' })
    : createElement('video', { ...common, controls: true, preload: 'metadata' })
}
