import { cut } from './cut.ts'
import { fold, signsOf, stretches } from './fold.ts'

/** What somebody looks for, understood. */
export type Sought = {
  /** Each word, folded: for marks. */
  readonly words: readonly string[]
  /** As PostgreSQL asks for all of them, and for any. */
  readonly all: string
  readonly any: string
}

/** Characters that join words and say nothing by themselves. */
const joints = new Set('的了和与及或在是吗呢吧啊也就都而之其這这於于與')

const mostWords = 12

/** Undefined: nothing that could be found, signs and blanks only. */
export function soughtIn(text: string): Sought | undefined {
  const words = wordsIn(text).slice(0, mostWords)
  if (words.length === 0) return undefined
  const terms = words.map(termOf)
  return { words, all: terms.join(' & '), any: terms.join(' | ') }
}

function wordsIn(text: string): string[] {
  const found = stretches(fold(text))
  const plain = [...new Set(found.flatMap(({ text: part, isHan }) => (isHan ? chineseWords(part) : [part])))]
  return plain.length > 0 ? plain : [...new Set(found.map(({ text: part }) => part))]
}

/** Neighbours that the dictionary knows only one by one belong together: a name, a coined word, another script. */
function chineseWords(text: string): string[] {
  const words: string[] = []
  let singles = ''
  const close = () => {
    if (singles !== '') words.push(singles)
    singles = ''
  }
  for (const word of cut(text)) {
    if (signsOf(word).length > 1) {
      close()
      words.push(word)
    } else if (joints.has(word)) close()
    else singles += word
  }
  close()
  return words
}

const han = /^\p{Script=Han}/u

/** The neighbours in a Chinese word; none in a single character, nor in letters, which are found by their beginning. */
export function pairsIn(word: string): string[] {
  if (!han.test(word)) return []
  const signs = signsOf(word)
  return signs.slice(1).map((sign, i) => `${signs[i] ?? ''}${sign}`)
}

/** A word in letters is found by its beginning, a Chinese one by its pairs, a single character as the first of any. */
function termOf(word: string): string {
  const [first, ...more] = pairsIn(word)
  if (first === undefined) return `'${word.slice(0, 60)}':*`
  return more.length === 0 ? `'${first}'` : `('${[first, ...more].join("' & '")}')`
}
