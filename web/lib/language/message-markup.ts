/** A part of a message: text, and whether it is emphasised. */
export type MessagePart = { readonly text: string; readonly isStrong: boolean }

const strong = /^<(\/?)(?:b|strong|em|i)(?:\s[^>]*)?>$/i
/** Elements that are removed together with their content. */
const hidden = /<!--[^]*?(?:-->|$)|<(script|style|template|iframe|svg|math)\b[^]*?(?:<\/\1\s*>|$)/gi
const tag = /(<\/?[a-z][^>]*>)/i

/**
 * Parses the lines of a message that may contain markup. Emphasis and line breaks are understood, all other
 * markup is dropped. The result is rendered as text, so nothing in it can run.
 */
export function parseMessage(message: string): readonly (readonly MessagePart[])[] {
  const lines: MessagePart[][] = [[]]
  let isStrong = false
  for (const piece of message.replaceAll(hidden, '').split(tag)) {
    const emphasis = strong.exec(piece)
    if (emphasis) isStrong = emphasis[1] === ''
    else if (/^<(?:br|\/p|\/div|\/li)\b/i.test(piece)) lines.push([])
    else if (!tag.test(piece) && piece !== '') lines.at(-1)?.push({ text: decoded(piece), isStrong })
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''))
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (name) => entities[name] ?? name)
