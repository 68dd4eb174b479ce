import { cut } from './cut.ts'
import { fold, signsOf, stretches } from './fold.ts'

/** Inside a word, or only across the border of two: 产品 in 产品经理, and by chance in 生产品质. */
type Weights = { readonly inWord: 'A' | 'C'; readonly across: 'B' | 'D' }

const titleWeights: Weights = { inWord: 'A', across: 'B' }
const bodyWeights: Weights = { inWord: 'C', across: 'D' }

const longest = 60
/** PostgreSQL keeps so many places of one lexeme, and none beyond the last position. */
const mostPlaces = 200
const lastPosition = 16_383
/** Of a longer text the beginning is searched. */
const mostCharacters = 20_000

type Places = Map<string, string[]>

/** A title and a body as PostgreSQL stores their words. */
export function vectorsOf({ title, body }: { readonly title: string; readonly body: string }) {
  const titleOnly: Places = new Map()
  const next = collect(titleOnly, title, { weights: titleWeights, from: 1 })
  const whole: Places = new Map([...titleOnly].map(([lexeme, places]) => [lexeme, [...places]]))
  collect(whole, body.slice(0, mostCharacters), { weights: bodyWeights, from: next + 8 })
  return { titleWords: written(titleOnly), words: written(whole) }
}

function collect(
  places: Places,
  text: string,
  { weights, from }: { readonly weights: Weights; readonly from: number },
): number {
  let position = from
  for (const { text: part, isHan } of stretches(fold(text))) {
    const lexemes = isHan
      ? pairsOf(part, weights)
      : [{ lexeme: part.slice(0, longest), weight: weights.inWord }]
    for (const { lexeme, weight } of lexemes) {
      const known = places.get(lexeme) ?? []
      if (known.length < mostPlaces) known.push(`${Math.min(position, lastPosition)}${weight}`)
      places.set(lexeme, known)
      position += 1
    }
  }
  return position
}

/** Every pair of neighbours, and the last character alone: so any single one begins a lexeme. */
function pairsOf(text: string, { inWord, across }: Weights) {
  const signs = signsOf(text)
  const borders = new Set<number>()
  let end = 0
  for (const word of cut(text)) borders.add((end += signsOf(word).length))
  return signs.map((sign, i) => ({
    lexeme: sign + (signs[i + 1] ?? ''),
    weight: borders.has(i + 1) && i + 1 < signs.length ? across : inWord,
  }))
}

/** Letters, digits and Chinese characters alone: nothing in it needs an escape but the quotes around it. */
const written = (places: Places) => [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ')
