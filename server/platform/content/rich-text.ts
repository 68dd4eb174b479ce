import { allowedAttributes, isAllowed } from './rich-text-attributes.ts'

/**
 * Cleans HTML written by people to a short list (B-210 to B-215, Q-108): span, img, video and p with a few attributes;
 * other elements are unwrapped to their text, script and the like are removed with their content. No markup is copied from
 * the input: the output is written tag by tag and all text is escaped. Cleaning twice changes nothing.
 */
export function richText(html: string): string {
  const writer = new Writer()
  for (const token of tokensOf(html)) writer.take(token)
  return writer.end()
}

/** The visible text, for length limits and for finding empty texts. */
export function plainText(html: string): string {
  return richText(html)
    .replaceAll(/<\/p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#\d+|#x[\da-f]+|\w+);/gi, readEntity)
    .trim()
}

/** Whether it contains an image or a video. */
export const hasPicture = (html: string): boolean => /<(?:img|video) /.test(richText(html))

type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }

/** Elements whose content is not text: removed with their content. */
const bodies = new Set(
  'script style template iframe object noscript svg math xmp noembed noframes plaintext title textarea select'.split(
    ' ',
  ),
)
const markup = /<!--|<[!?]|<(\/?)([a-z][^\s/>]*)/gi
const attribute = /[\s/]*([^\s=>/"'<][^\s=>/]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/y

function* tokensOf(html: string): Iterable<Token> {
  let at = 0
  while (at < html.length) {
    markup.lastIndex = at
    const found = markup.exec(html)
    if (!found) break
    if (found.index > at) yield { kind: 'text', text: html.slice(at, found.index) }
    const [opening, slash, rawName] = found
    const name = rawName?.toLowerCase()
    if (name === undefined) {
      at = after(html, found.index, opening === '<!--' ? '-->' : '>')
      continue
    }
    const { attributes, end } = attributesAt(html, markup.lastIndex)
    at = end
    if (slash) yield { kind: 'close', name }
    else if (bodies.has(name)) at = afterBody(html, end, name)
    else yield { kind: 'open', name, attributes }
  }
  if (at < html.length) yield { kind: 'text', text: html.slice(at) }
}

/** The position after the given text; the end if it is missing. */
function after(html: string, from: number, mark: string): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

function afterBody(html: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}[^>]*>`, 'gi')
  closing.lastIndex = from
  return closing.exec(html) ? closing.lastIndex : html.length
}

function attributesAt(html: string, from: number) {
  const attributes = new Map<string, string>()
  let at = from
  for (;;) {
    attribute.lastIndex = at
    const found = attribute.exec(html)
    if (!found || found[0] === '') break
    const [whole, name = '', double, single, bare] = found
    const value = (double ?? single ?? bare ?? '').replaceAll(/&(?:#\d+|#x[\da-f]+|\w+);?/gi, readEntity)
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), value)
    at += whole.length
  }
  return { attributes, end: after(html, at, '>') }
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  tab: '\t',
  newline: '\n',
}

function readEntity(entity: string): string {
  const name = entity.slice(1).replace(';', '').toLowerCase()
  if (!name.startsWith('#')) return named[name] ?? entity
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ''
}

const maxDepth = 12

/** Writes tags that are always closed, in the order in which a browser would close them. */
class Writer {
  #html = ''
  readonly #open: string[] = []

  take(token: Token): void {
    if (token.kind === 'text') this.#html += escaped(token.text)
    else if (token.kind === 'close') this.#closeTo(token.name)
    else if (isAllowed(token.name)) this.#begin(token.name, token.attributes)
  }

  end(): string {
    while (this.#open.length > 0) this.#closeTo(this.#open[0] ?? '')
    return this.#html
  }

  #begin(name: string, given: ReadonlyMap<string, string>): void {
    const attributes = allowedAttributes(name, given)
    // An image without an allowed address shows nothing.
    if ((name === 'img' || name === 'video') && !attributes.has('src')) return
    // A paragraph closes the one it stands in, as in every browser.
    if (name === 'p') this.#closeTo('p')
    const tag = `<${name}${[...attributes].map(([key, value]) => ` ${key}="${escapedValue(value)}"`).join('')}>`
    if (name === 'img') this.#html += tag
    else if (name === 'video') this.#html += `${tag}</video>`
    else if (this.#open.length < maxDepth) {
      this.#open.push(name)
      this.#html += tag
    }
  }

  #closeTo(name: string): void {
    const from = this.#open.lastIndexOf(name)
    if (from < 0) return
    for (const open of this.#open.splice(from).toReversed()) this.#html += `</${open}>`
  }
}

const whole = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi

/** Keeps entities and escapes every character that could begin markup. */
const escaped = (text: string) =>
  text.replaceAll(whole, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const escapedValue = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
