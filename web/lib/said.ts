/** A piece of a message: words, and whether they are meant to stand out. */
export type Said = { readonly words: string; readonly isStrong: boolean }

const strong = /^<(\/?)(?:b|strong|em|i)(?:\s[^>]*)?>$/i
/** What is never words, with all that it holds. */
const hidden = /<!--[^]*?(?:-->|$)|<(script|style|template|iframe|svg|math)\b[^]*?(?:<\/\1\s*>|$)/gi
const tag = /(<\/?[a-z][^>]*>)/i

/**
 * Lines of a message that may hold markup. Of all markup, emphasis and line breaks are understood and the rest
 * is left out. What comes out is words alone: they are drawn as text, so nothing in them can run.
 */
export function saidLines(message: string): readonly (readonly Said[])[] {
  const lines: Said[][] = [[]]
  let isStrong = false
  for (const piece of message.replaceAll(hidden, '').split(tag)) {
    const emphasis = strong.exec(piece)
    if (emphasis) isStrong = emphasis[1] === ''
    else if (/^<(?:br|\/p|\/div|\/li)\b/i.test(piece)) lines.push([])
    else if (!tag.test(piece) && piece !== '') lines.at(-1)?.push({ words: decoded(piece), isStrong })
  }
  return lines.filter((line) => line.some(({ words }) => words.trim() !== ''))
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
