/** A piece of user-written rich text: text, or one of the four elements (B-210). */
export type Piece = string | Element
export type Element = {
  readonly name: 'p' | 'span' | 'img' | 'video'
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Piece[]
}

const tag = /<(\/?)(p|span|img|video)((?:\s+[a-z]+="[^"<>]*")*)>/g
const attribute = /([a-z]+)="([^"<>]*)"/g

/**
 * Parses HTML that the server has sanitized into a tree. By hand, because Trusted Types forbid the browser's own parser
 * on our pages. Whatever is not one of the four elements becomes text.
 */
export function piecesOf(html: string): readonly Piece[] {
  const root: Piece[] = []
  const open: Element[] = []
  const here = () => open.at(-1)?.children ?? root
  let at = 0
  for (const found of html.matchAll(tag)) {
    const [whole, slash, name = '', attributes = ''] = found
    pushText(here(), html.slice(at, found.index))
    at = found.index + whole.length
    if (slash) closeTo(open, name)
    else begin(elementOf(name, attributes), here(), open)
  }
  pushText(here(), html.slice(at))
  return root
}

function pushText(into: Piece[], text: string): void {
  if (text !== '') into.push(decodeEntities(text))
}

function begin(element: Element | undefined, into: Piece[], open: Element[]): void {
  if (!element) return
  into.push(element)
  if (element.name !== 'img') open.push(element)
}

function closeTo(open: Element[], name: string): void {
  const from = open.findLastIndex((entry) => entry.name === name)
  if (from >= 0) open.splice(from)
}

function elementOf(name: string, text: string): Element | undefined {
  if (name !== 'p' && name !== 'span' && name !== 'img' && name !== 'video') return undefined
  const attributes = [...text.matchAll(attribute)].map(([, key = '', value = '']) => [
    key,
    decodeEntities(value),
  ])
  return { name, attributes: Object.fromEntries(attributes) as Record<string, string>, children: [] }
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, ...found: string[]) => {
    const [decimal, hex, name] = found
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** The properties that format text or size a picture, and no other. */
const styles: Readonly<Record<string, string>> = {
  color: 'color',
  'background-color': 'backgroundColor',
  'font-size': 'fontSize',
  'font-weight': 'fontWeight',
  'font-style': 'fontStyle',
  'text-decoration': 'textDecoration',
  'text-align': 'textAlign',
  width: 'width',
  height: 'height',
}

/** A style attribute as React properties; what could load or move anything is dropped. */
export function styleOf(style = ''): Readonly<Record<string, string>> {
  const declarations = style.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
    const key = Object.hasOwn(styles, name) ? styles[name] : undefined
    return key && /^[\w#%., ()-]+$/.test(value) && !/url/i.test(value) ? [[key, value]] : []
  })
  return Object.fromEntries(declarations) as Record<string, string>
}

/** The plain text, for one-line places. */
export const plainTextOf = (html: string): string => textOf(piecesOf(html)).replace(/\s+/g, ' ').trim()

const textOf = (pieces: readonly Piece[]): string => pieces.map(lineOf).join('')

function lineOf(piece: Piece): string {
  if (typeof piece === 'string') return piece
  return piece.name === 'p' ? `${textOf(piece.children)} ` : textOf(piece.children)
}
