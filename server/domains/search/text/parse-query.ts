import { cut } from './tokenize.ts'
import { fold, signsOf, stretches } from './fold-text.ts'

/** A parsed search text. */
export type Sought = {
  /** Each token, folded: for highlighting. */
  readonly tokens: readonly string[]
  /** As a PostgreSQL tsquery for all of them, and for any. */
  readonly all: string
  readonly any: string
}

/** Characters that only join words. */
const joints = new Set('的了和与及或在是吗呢吧啊也就都而之其這这於于與')

const maxTokens = 12

/** Undefined: nothing searchable, only punctuation and spaces. */
export function soughtIn(text: string): Sought | undefined {
  const tokens = tokensIn(text).slice(0, maxTokens)
  if (tokens.length === 0) return undefined
  const terms = tokens.map(termOf)
  return { tokens, all: terms.join(' & '), any: terms.join(' | ') }
}

function tokensIn(text: string): string[] {
  const found = stretches(fold(text))
  const plain = [...new Set(found.flatMap(({ text: part, isHan }) => (isHan ? chineseTokens(part) : [part])))]
  return plain.length > 0 ? plain : [...new Set(found.map(({ text: part }) => part))]
}

/** Adjacent single characters unknown to the dictionary belong together: a name, a coined word, another script. */
function chineseTokens(text: string): string[] {
  const tokens: string[] = []
  let singles = ''
  const close = () => {
    if (singles !== '') tokens.push(singles)
    singles = ''
  }
  for (const token of cut(text)) {
    if (signsOf(token).length > 1) {
      close()
      tokens.push(token)
    } else if (joints.has(token)) close()
    else singles += token
  }
  close()
  return tokens
}

const han = /^\p{Script=Han}/u

/** The character pairs of a Chinese token; none for a single character or for letters, which match by prefix. */
export function pairsIn(token: string): string[] {
  if (!han.test(token)) return []
  const signs = signsOf(token)
  return signs.slice(1).map((sign, i) => `${signs[i] ?? ''}${sign}`)
}

/** Letters match by prefix, Chinese by pairs, a single character as the first of any. */
function termOf(token: string): string {
  const [first, ...more] = pairsIn(token)
  if (first === undefined) return `'${token.slice(0, 60)}':*`
  return more.length === 0 ? `'${first}'` : `('${[first, ...more].join("' & '")}')`
}
