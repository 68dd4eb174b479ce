import type { PaperDocument, PaperKeys } from '@lyceum/contract/paper'
import type { AnswerValue, LeafQuestion, PaperKey } from '@lyceum/contract/question'
import type { Random } from '#platform/domain/seed'
import { leavesOf } from '#domains/paper'
import type { GivenAnswer } from '../attempt/answer-store.ts'
import type { ExamTexts } from './exam-texts.ts'

type Answering = {
  readonly document: PaperDocument
  readonly keys: PaperKeys
  /** The probability that somebody knows the answer to a question. */
  readonly knows: (questionVersionId: string) => number
  readonly texts: ExamTexts
  readonly random: Random
}

/** Answers to a paper: mostly known ones, sometimes a guess, sometimes none. */
export function answerPaper({ document, keys, knows, texts, random }: Answering): readonly GivenAnswer[] {
  return leavesOf(document).flatMap((question, at): GivenAnswer[] => {
    const key = keys[question.questionVersionId]?.key
    if (!key || random.chance(0.015)) return []
    const knowsIt = random.chance(knows(question.questionVersionId))
    const value = answerTo(question, { key, knowsIt, texts, random })
    if (value === null) return []
    const { questionVersionId } = question
    return [{ questionVersionId, seq: at + 1, value, isMarked: !knowsIt && random.chance(0.2) }]
  })
}

type Known = {
  readonly key: PaperKey
  readonly knowsIt: boolean
  readonly texts: ExamTexts
  readonly random: Random
}

function answerTo(question: LeafQuestion, { key, knowsIt, texts, random }: Known): AnswerValue | null {
  // The demo data has no recordings.
  if (question.type === 'SR') return null
  if (question.type === 'ES')
    return { type: 'ES', text: random.pick(texts.essays).slice(0, question.maxLength) }
  return knowsIt ? rightOf(key) : wrongOf(question, { key, texts, random })
}

function rightOf(key: PaperKey): AnswerValue | null {
  if (key.type === 'MC') return { type: 'MC', slot: key.right }
  if (key.type === 'MC_MANY') return { type: 'MC_MANY', slots: key.right }
  if (key.type === 'TF') return { type: 'TF', isTrue: key.right }
  if (key.type === 'MT') return { type: 'MT', pairs: key.pairs }
  return key.type === 'FB' ? filled(key.accepted, (texts) => texts[0] ?? '') : null
}

type Unknown = Omit<Known, 'knowsIt'>

function wrongOf(question: LeafQuestion, { key, texts, random }: Unknown): AnswerValue | null {
  if (key.type === 'MC') return { type: 'MC', slot: tempting(question, key.right, random) }
  if (key.type === 'MC_MANY') return { type: 'MC_MANY', slots: halfRight(question, key.right, random) }
  if (key.type === 'TF') return { type: 'TF', isTrue: !key.right }
  if (key.type === 'MT') return { type: 'MT', pairs: turned(key.pairs) }
  return key.type === 'FB' ? filled(key.accepted, () => texts.guess) : null
}

const slotsOf = (question: LeafQuestion) =>
  question.type === 'MC' || question.type === 'MC_MANY' ? question.options.map(({ slot }) => slot) : []

/** One wrong option is chosen more often than the others. */
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
  write: (texts: readonly string[]) => string,
): AnswerValue => ({
  type: 'FB',
  blanks: Object.fromEntries(
    Object.entries(accepted).map(([slot, texts]): [string, string] => [slot, write(texts)]),
  ),
})

/** Each left side with its neighbour's right side. */
function turned(pairs: Readonly<Record<string, string>>): Record<string, string> {
  const all = Object.entries(pairs)
  return Object.fromEntries(all.map(([from], at) => [from, all[(at + 1) % all.length]?.[1] ?? '']))
}
