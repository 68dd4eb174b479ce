import type { AnswerValue, LeafQuestion, PaperDocument, PaperKey, PaperKeys } from '@lyceum/contract/exam'
import type { Random } from '#platform/seed'
import { leavesOf } from '../../attempt/answer-fits.ts'
import type { SaidAnswer } from '../../attempt/answer-store.ts'
import type { HeldWords } from './held-words.ts'

type Answering = {
  readonly document: PaperDocument
  readonly keys: PaperKeys
  /** How likely somebody is to know the answer to a question. */
  readonly knows: (questionVersionId: string) => number
  readonly words: HeldWords
  readonly random: Random
}

/** Somebody's answers to a paper: mostly what they know, sometimes a guess, now and then nothing. */
export function answerPaper({ document, keys, knows, words, random }: Answering): readonly SaidAnswer[] {
  return leavesOf(document).flatMap((question, at): SaidAnswer[] => {
    const key = keys[question.questionVersionId]?.key
    if (!key || random.chance(0.015)) return []
    const knowsIt = random.chance(knows(question.questionVersionId))
    const value = answerTo(question, { key, knowsIt, words, random })
    if (value === null) return []
    const { questionVersionId } = question
    return [{ questionVersionId, seq: at + 1, value, isMarked: !knowsIt && random.chance(0.2) }]
  })
}

type Known = {
  readonly key: PaperKey
  readonly knowsIt: boolean
  readonly words: HeldWords
  readonly random: Random
}

function answerTo(question: LeafQuestion, { key, knowsIt, words, random }: Known): AnswerValue | null {
  // Nobody recorded anything for the demonstration.
  if (question.type === 'SR') return null
  if (question.type === 'ES')
    return { type: 'ES', text: random.pick(words.essays).slice(0, question.maxLength) }
  return knowsIt ? rightOf(key) : wrongOf(question, { key, words, random })
}

function rightOf(key: PaperKey): AnswerValue | null {
  if (key.type === 'MC') return { type: 'MC', slot: key.right }
  if (key.type === 'MC_MANY') return { type: 'MC_MANY', slots: key.right }
  if (key.type === 'TF') return { type: 'TF', isTrue: key.right }
  if (key.type === 'MT') return { type: 'MT', pairs: key.pairs }
  return key.type === 'FB' ? filled(key.accepted, (words) => words[0] ?? '') : null
}

type Unknown = Omit<Known, 'knowsIt'>

function wrongOf(question: LeafQuestion, { key, words, random }: Unknown): AnswerValue | null {
  if (key.type === 'MC') return { type: 'MC', slot: tempting(question, key.right, random) }
  if (key.type === 'MC_MANY') return { type: 'MC_MANY', slots: halfRight(question, key.right, random) }
  if (key.type === 'TF') return { type: 'TF', isTrue: !key.right }
  if (key.type === 'MT') return { type: 'MT', pairs: turned(key.pairs) }
  return key.type === 'FB' ? filled(key.accepted, () => words.guess) : null
}

const slotsOf = (question: LeafQuestion) =>
  question.type === 'MC' || question.type === 'MC_MANY' ? question.options.map(({ slot }) => slot) : []

/** One wrong option tempts more than the others. */
function tempting(question: LeafQuestion, right: string, random: Random): string | null {
  const wrong = slotsOf(question)
    .filter((slot) => slot !== right)
    .toSorted()
  return (random.chance(0.5) ? wrong[0] : random.pick(wrong)) ?? null
}

function halfRight(question: LeafQuestion, right: readonly string[], random: Random): string[] {
  const wrong = slotsOf(question).filter((slot) => !right.includes(slot))
  const some = right.slice(1)
  return random.chance(0.6) || wrong.length === 0 ? some : [...some, random.pick(wrong)]
}

const filled = (
  accepted: Readonly<Record<string, readonly string[]>>,
  write: (words: readonly string[]) => string,
): AnswerValue => ({
  type: 'FB',
  blanks: Object.fromEntries(
    Object.entries(accepted).map(([slot, words]): [string, string] => [slot, write(words)]),
  ),
})

/** Each beside its neighbour's partner. */
function turned(pairs: Readonly<Record<string, string>>): Record<string, string> {
  const all = Object.entries(pairs)
  return Object.fromEntries(all.map(([from], at) => [from, all[(at + 1) % all.length]?.[1] ?? '']))
}
