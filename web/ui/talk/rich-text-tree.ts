/** A piece of a text that people wrote: words, or one of the four elements (B-210). */
export type Piece = string | Element
export type Element = {
  readonly name: 'p' | 'span' | 'img' | 'video'
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Piece[]
}

const tag = /<(\/?)(p|span|img|video)((?:\s+[a-z]+="[^"<>]*")*)>/g
const attribute = /([a-z]+)="([^"<>]*)"/g

/**
 * Reads HTML as the server has cleaned it, into a tree. By hand, for the browser's own parser is closed to text on our
 * pages (Trusted Types). Whatever is not one of the four elements comes out as words.
 */
export function piecesOf(html: string): readonly Piece[] {
  const root: Piece[] = []
  const open: Element[] = []
  const here = () => open.at(-1)?.children ?? root
  let at = 0
  for (const found of html.matchAll(tag)) {
    const [whole, slash, name = '', attributes = ''] = found
    say(here(), html.slice(at, found.index))
    at = found.index + whole.length
    if (slash) closeTo(open, name)
    else begin(elementOf(name, attributes), here(), open)
  }
  say(here(), html.slice(at))
  return root
}

function say(into: Piece[], text: string): void {
  if (text !== '') into.push(wordsOf(text))
}

function begin(element: Element | undefined, into: Piece[], open: Element[]): void {
  if (!element) return
  into.push(element)
  if (element.name !== 'img') open.push(element)
}

function closeTo(open: Element[], name: string): void {
  const from = open.findLastIndex((one) => one.name === name)
  if (from >= 0) open.splice(from)
}

function elementOf(name: string, text: string): Element | undefined {
  if (name !== 'p' && name !== 'span' && name !== 'img' && name !== 'video') return undefined
  const attributes = [...text.matchAll(attribute)].map(([, key = '', value = '']) => [key, wordsOf(value)])
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

const wordsOf = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, ...found: string[]) => {
    const [decimal, hex, name] = found
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Properties that paint words or size a picture, and no other. */
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

/** What a style says, by the names of React; what could load or move anything is left out. */
export function styleOf(style = ''): Readonly<Record<string, string>> {
  const said = style.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
    const key = Object.hasOwn(styles, name) ? styles[name] : undefined
    return key && /^[\w#%., ()-]+$/.test(value) && !/url/i.test(value) ? [[key, value]] : []
  })
  return Object.fromEntries(said) as Record<string, string>
}

/** The words alone, for a place that holds a line of them. */
export const wordsIn = (html: string): string => textOf(piecesOf(html)).replace(/\s+/g, ' ').trim()

const textOf = (pieces: readonly Piece[]): string => pieces.map(lineOf).join('')

function lineOf(piece: Piece): string {
  if (typeof piece === 'string') return piece
  return piece.name === 'p' ? `${textOf(piece.children)} ` : textOf(piece.children)
}
