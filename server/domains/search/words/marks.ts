import type { Runs } from '@lyceum/contract/search'
import { fold, signsOf } from './fold.ts'

/** A text in runs, with what was looked for marked. */
export function marked(text: string, words: readonly string[]): Runs {
  const runs: { text: string; isHit: boolean }[] = []
  let end = 0
  for (const [from, until] of spansOf(text, words)) {
    if (from > end) runs.push({ text: text.slice(end, from), isHit: false })
    runs.push({ text: text.slice(from, until), isHit: true })
    end = until
  }
  if (end < text.length) runs.push({ text: text.slice(end), isHit: false })
  return runs
}

type Span = readonly [from: number, until: number]

/** Where any of the words stands, joined where they touch. */
function spansOf(text: string, words: readonly string[]): Span[] {
  const folded = fold(text)
  const found = words.flatMap((word) => placesOf(folded, word)).toSorted((a, b) => a[0] - b[0])
  const joined: [number, number][] = []
  for (const [from, until] of found) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else joined.push([from, until])
  }
  return joined
}

function placesOf(folded: string, word: string): Span[] {
  const places: Span[] = []
  const isLetters = /^[\p{L}\p{N}]/u.test(word) && !/^\p{Script=Han}/u.test(word)
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    // A word in letters is found by its beginning: `form` is not in `platform`.
    if (
      !isLetters ||
      !/[\p{L}\p{N}]$/u.test(folded.slice(0, at)) ||
      /\p{Script=Han}$/u.test(folded.slice(0, at))
    )
      places.push([at, at + word.length])
  }
  return places
}

const around = 24
const longest = 140

/** The part of a body around the first word that was looked for; its beginning where none stands in it. */
export function snippet(body: string, words: readonly string[]): Runs {
  const [first] = spansOf(body, words)
  const from = first && first[0] > around ? startNear(body, first[0] - around) : 0
  const part = signsOf(body.slice(from, from + longest * 2))
    .slice(0, longest)
    .join('')
    .trimEnd()
  const isCut = from + part.length < body.trimEnd().length
  return marked(`${from > 0 ? '…' : ''}${part}${isCut ? '…' : ''}`, words)
}

/** Not in the middle of a pair that makes one character. */
const startNear = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at)
