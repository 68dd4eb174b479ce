/** A text, and the names that lead to it: `login.title`. */
export type OwnText = { readonly path: string; readonly words: string }

/** Every text of a module, sentences with blanks included. */
export function textsIn(value: unknown, path: string): OwnText[] {
  if (typeof value === 'string') return [{ path, words: value }]
  if (isSentence(value)) return textsIn(sentenceOf(value), path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`))
}

/** Titles, greetings and verses are set in Song; the rest may become a headline one day. */
const headline = /title|head|greeting|verse|brand|name/i
const headlineWeight = 100

/** How much each character is wanted in a headline. */
export function weigh(texts: readonly OwnText[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { path, words } of texts) {
    for (const character of words.match(/\p{Script=Han}/gu) ?? []) {
      const weight = headline.test(path) ? headlineWeight : 1
      weights.set(character, (weights.get(character) ?? 0) + weight)
    }
  }
  return weights
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
