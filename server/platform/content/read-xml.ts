/** One element of a document. Names have no prefix, because every tool chooses another. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  /** Its own text, without that of its children. */
  readonly text: string
  /** Text and children in their order. */
  readonly content: readonly (string | Element)[]
}

type Open = Omit<Element, 'children' | 'text' | 'content'> & {
  readonly children: Open[]
  readonly content: (string | Open)[]
  text: string
}

const maxTokens = 40_000
const maxDepth = 100
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<(?<end>\/?)(?<name>[\w:.-]+)(?<attributes>(?:[^<>"']|"[^"]*"|'[^']*')*?)(?<empty>\/?)>|(?<text>[^<]+)/gy

/**
 * A minimal and safe XML parser for manifests and questions: no document types, no entities but the five, no external
 * references. Returns undefined if the XML is not well formed or uses something else.
 */
export function readXml(xml: string): Element | undefined {
  const root: Open = { name: '', attributes: {}, children: [], content: [], text: '' }
  const open: Open[] = [root]
  let left = maxTokens
  token.lastIndex = xml.startsWith('\ufeff') ? 1 : 0
  while (token.lastIndex < xml.length) {
    const found = token.exec(xml)
    const isFit =
      found !== null && (left -= 1) > 0 && open.length < maxDepth && take(open, found.groups ?? {})
    if (!isFit) return undefined
  }
  return open.length === 1 && root.children.length === 1 ? root.children[0] : undefined
}

type Found = Readonly<Record<string, string | undefined>>

/** Adds one token to the open elements; false if it does not fit there. */
function take(open: Open[], { data, text, name, end, attributes = '', empty }: Found): boolean {
  const top = open.at(-1)
  if (!top) return false
  if (name === undefined) {
    const content = data ?? plain(text ?? '')
    top.text += content
    top.content.push(content)
    return true
  }
  if (end) return open.length > 1 && open.pop()?.name === local(name)
  const element = {
    name: local(name),
    attributes: attributesOf(attributes),
    children: [],
    content: [],
    text: '',
  }
  top.children.push(element)
  top.content.push(element)
  if (!empty) open.push(element)
  return true
}

const local = (name: string) => name.replace(/^.*:/, '')

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
  return Object.fromEntries(found.map(([, name = '', a, b]) => [local(name), plain(a ?? b ?? '')]))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string) =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (all, name: string) => meaning(name) ?? all)

function meaning(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
