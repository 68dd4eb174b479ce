import type { PaperKeys } from '@lyceum/contract/paper'
import type { AnswerValue, PaperKey } from '@lyceum/contract/question'

/** The score of one question. Null: not marked yet. */
export type Part = {
  readonly questionVersionId: string
  readonly type: PaperKey['type']
  readonly full: number
  readonly score: number | null
  readonly isRight: boolean | null
}

type Entry = PaperKeys[string]
export type Answers = ReadonlyMap<string, AnswerValue | null>
/** Marks given, by question. */
export type Marks = ReadonlyMap<string, number>

/** Scores a paper: every question gets a part, answered or not. Pure: the same answers give the same parts. */
export function scorePaper(keys: PaperKeys, answers: Answers, marks: Marks = new Map()): readonly Part[] {
  return Object.entries(keys).map(([questionVersionId, entry]) => {
    const value = answers.get(questionVersionId) ?? null
    const score = isSubjective(entry.key)
      ? subjective(entry, value, marks.get(questionVersionId))
      : objectiveScore(entry, value)
    return {
      questionVersionId,
      type: entry.key.type,
      full: entry.score,
      score,
      isRight: score === null || isSubjective(entry.key) ? null : score === entry.score && value !== null,
    }
  })
}

const isSubjective = ({ type }: PaperKey): boolean => type === 'ES' || type === 'SR'

/** An empty answer needs no marker. */
function subjective({ key }: Entry, value: AnswerValue | null, mark: number | undefined): number | null {
  if (mark !== undefined) return mark
  if (value === null || value.type !== key.type) return 0
  const isEmpty =
    value.type === 'ES' ? value.text.trim() === '' : value.type === 'SR' && value.fileId === null
  return isEmpty ? 0 : null
}

/** Automatic scoring: a share of the full score, within its bounds (INV-E09). */
export function objectiveScore(
  { key, score }: Pick<Entry, 'key' | 'score'>,
  value: AnswerValue | null,
): number {
  if (value === null) return 0
  return tenths(score * Math.min(1, Math.max(0, shares[key.type](key, value))))
}

type Share = (key: PaperKey, value: AnswerValue) => number

const shares: Readonly<Record<PaperKey['type'], Share>> = {
  MC: (key, value) => (key.type === 'MC' && value.type === 'MC' && value.slot === key.right ? 1 : 0),
  MC_MANY: (key, value) =>
    key.type === 'MC_MANY' && value.type === 'MC_MANY' ? shareOfMany(key, value.slots) : 0,
  TF: (key, value) => (key.type === 'TF' && value.type === 'TF' && value.isTrue === key.right ? 1 : 0),
  FB: (key, value) => (key.type === 'FB' && value.type === 'FB' ? shareOfBlanks(key, value.blanks) : 0),
  MT: (key, value) => (key.type === 'MT' && value.type === 'MT' ? shareOfPairs(key.pairs, value.pairs) : 0),
  ES: () => 0,
  SR: () => 0,
}

type Many = { readonly right: readonly string[]; readonly partial: boolean }

/** Any wrong choice gives zero: choosing everything must not pay. */
function shareOfMany({ right, partial }: Many, slots: readonly string[]): number {
  const hits = slots.filter((slot) => right.includes(slot)).length
  if (hits < slots.length) return 0
  if (hits === right.length) return 1
  return partial ? hits / right.length : 0
}

type Blanks = { readonly accepted: Readonly<Record<string, readonly string[]>>; readonly exact: boolean }

function shareOfBlanks({ accepted, exact }: Blanks, given: Readonly<Record<string, string>>): number {
  const slots = Object.entries(accepted)
  const same = (first: string, other: string) => (exact ? first === other : folded(first) === folded(other))
  const hits = slots.filter(([slot, variants]) => variants.some((text) => same(text, given[slot] ?? '')))
  return slots.length === 0 ? 0 : hits.length / slots.length
}

type Pairs = Readonly<Record<string, string>>

function shareOfPairs(pairs: Pairs, given: Pairs): number {
  const expectedPairs = Object.entries(pairs)
  return expectedPairs.length === 0
    ? 0
    : expectedPairs.filter(([from, to]) => given[from] === to).length / expectedPairs.length
}

/** Letter case, character width and surrounding spaces do not matter. */
const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Rounds down to a tenth, so that sums of parts are exact. */
const tenths = (value: number) => Math.floor(value * 10 + 1e-9) / 10

/** The sum of the parts; null as long as one of them is open. */
export function totalOf(parts: readonly Part[]): number | null {
  let tenth = 0
  for (const { score } of parts) {
    if (score === null) return null
    tenth += Math.round(score * 10)
  }
  return tenth / 10
}

type Case = {
  readonly raw: number
  readonly submitKind: string
  readonly screenCutPolicy: string
  readonly timeoutPolicy: string
  readonly isReinstated: boolean
}

/** The score that counts: zero where the exam takes it away because of how the paper was handed in (B-281, B-282). */
export function effectiveScore({
  raw,
  submitKind,
  screenCutPolicy,
  timeoutPolicy,
  isReinstated,
}: Case): number {
  if (isReinstated) return raw
  if (submitKind === 'cuts' && screenCutPolicy !== 'RECORD') return 0
  return submitKind === 'timeout' && timeoutPolicy === 'ZERO' ? 0 : raw
}
