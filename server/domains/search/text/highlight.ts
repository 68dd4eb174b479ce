import type { Runs } from '@lyceum/contract/search'
import { fold, signsOf } from './fold-text.ts'

/** A text in runs, with the hits marked. */
export function marked(text: string, terms: readonly string[]): Runs {
  const runs: { text: string; isHit: boolean }[] = []
  let end = 0
  for (const [from, until] of spansOf(text, terms)) {
    if (from > end) runs.push({ text: text.slice(end, from), isHit: false })
    runs.push({ text: text.slice(from, until), isHit: true })
    end = until
  }
  if (end < text.length) runs.push({ text: text.slice(end), isHit: false })
  return runs
}

type Span = readonly [from: number, until: number]

/** The spans of all terms, merged where they touch. */
function spansOf(text: string, terms: readonly string[]): Span[] {
  const folded = fold(text)
  const found = terms.flatMap((term) => placesOf(folded, term)).toSorted((a, b) => a[0] - b[0])
  const joined: [number, number][] = []
  for (const [from, until] of found) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else joined.push([from, until])
  }
  return joined
}

function placesOf(folded: string, term: string): Span[] {
  const places: Span[] = []
  const isLetters = /^[\p{L}\p{N}]/u.test(term) && !/^\p{Script=Han}/u.test(term)
  for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length)) {
    // Letters match by prefix: `form` is not in `platform`.
    if (
      !isLetters ||
      !/[\p{L}\p{N}]$/u.test(folded.slice(0, at)) ||
      /\p{Script=Han}$/u.test(folded.slice(0, at))
    )
      places.push([at, at + term.length])
  }
  return places
}

const around = 24
const longest = 140

/** The part of a body around the first hit; its beginning if there is none. */
export function snippet(body: string, terms: readonly string[]): Runs {
  const [first] = spansOf(body, terms)
  const from = first && first[0] > around ? startNear(body, first[0] - around) : 0
  const part = signsOf(body.slice(from, from + longest * 2))
    .slice(0, longest)
    .join('')
    .trimEnd()
  const isCut = from + part.length < body.trimEnd().length
  return marked(`${from > 0 ? '…' : ''}${part}${isCut ? '…' : ''}`, terms)
}

/** Avoids splitting a surrogate pair. */
const startNear = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at)
