/** A text and its path: `web/app/text/zh-CN.ts.notFound.title`. */
export type OwnText = { readonly path: string; readonly text: string }

/** Every text of a module, including sentences with placeholders. */
export function textsIn(value: unknown, path: string): OwnText[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (isSentence(value)) return textsIn(sentenceOf(value), path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`))
}

/** Titles, greetings and verses are set in Song; those of the first screens come first. */
const headline = /\.\w*(?:title|headline|greeting|verse)/i
const firstScreen = /^web\/(?:app|domains\/(?:home|identity))\//

/** How often each character is needed in headlines. */
export function countCharacters(texts: readonly OwnText[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { path, text } of texts) {
    for (const character of text.match(/\p{Script=Han}/gu) ?? []) {
      weights.set(character, (weights.get(character) ?? 0) + weightOf(path))
    }
  }
  return weights
}

function weightOf(path: string): number {
  if (!headline.test(path)) return 1
  return firstScreen.test(path) ? 1000 : 100
}

type Sentence = (...values: readonly string[]) => unknown

const isSentence = (value: unknown): value is Sentence => typeof value === 'function'

function sentenceOf(write: Sentence): unknown {
  try {
    return write('', '', '')
  } catch {
    return ''
  }
}
