import { cut } from './tokenize.ts'
import { fold, signsOf, stretches } from './fold-text.ts'

/** Inside a word, or only across a word boundary: 产品 in 产品经理, and by chance in 生产品质. */
type Weights = { readonly inWord: 'A' | 'C'; readonly across: 'B' | 'D' }
type Weight = Weights[keyof Weights]

const titleWeights: Weights = { inWord: 'A', across: 'B' }
const bodyWeights: Weights = { inWord: 'C', across: 'D' }

const longest = 60
/** PostgreSQL stores at most this many positions of one lexeme, and none beyond the last position. */
const mostPlaces = 200
const lastPosition = 16_383
/** Only the beginning of a longer text is indexed. */
const mostCharacters = 20_000

type Places = Map<string, string[]>

type Text = { readonly title: string; readonly body: string }

/** The lexemes of a title and a body with weights, each as often as it occurs. */
export function lexemesOf({ title, body }: Text) {
  const byWeight: Record<Weight, string[]> = { A: [], B: [], C: [], D: [] }
  for (const { lexeme, weight } of lexemesIn(title, titleWeights)) byWeight[weight].push(lexeme)
  for (const { lexeme, weight } of lexemesIn(beginning(body), bodyWeights)) byWeight[weight].push(lexeme)
  return byWeight
}

/** A title and a body as PostgreSQL text search vectors. */
export function vectorsOf({ title, body }: Text) {
  const titleOnly: Places = new Map()
  const next = collect(titleOnly, lexemesIn(title, titleWeights), 1)
  const whole: Places = new Map([...titleOnly].map(([lexeme, places]) => [lexeme, [...places]]))
  collect(whole, lexemesIn(beginning(body), bodyWeights), next + 8)
  return { titleWords: written(titleOnly), words: written(whole) }
}

const beginning = (body: string) => body.slice(0, mostCharacters)

type Lexeme = { readonly lexeme: string; readonly weight: Weight }

function collect(places: Places, lexemes: readonly Lexeme[], from: number): number {
  let position = from
  for (const { lexeme, weight } of lexemes) {
    const known = places.get(lexeme) ?? []
    if (known.length < mostPlaces) known.push(`${Math.min(position, lastPosition)}${weight}`)
    places.set(lexeme, known)
    position += 1
  }
  return position
}

const lexemesIn = (text: string, weights: Weights): Lexeme[] =>
  stretches(fold(text)).flatMap(({ text: part, isHan }) =>
    isHan ? pairsOf(part, weights) : [{ lexeme: part.slice(0, longest), weight: weights.inWord }],
  )

/** Every pair of adjacent characters, and the last character alone: so any single one starts a lexeme. */
function pairsOf(text: string, { inWord, across }: Weights): Lexeme[] {
  const signs = signsOf(text)
  const borders = new Set<number>()
  let end = 0
  for (const token of cut(text)) borders.add((end += signsOf(token).length))
  return signs.map((sign, i) => ({
    lexeme: sign + (signs[i + 1] ?? ''),
    weight: borders.has(i + 1) && i + 1 < signs.length ? across : inWord,
  }))
}

/** Only letters, digits and Chinese characters: nothing needs escaping inside the quotes. */
const written = (places: Places) => [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ')
