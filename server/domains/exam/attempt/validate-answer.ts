import type { AnswerValue, LeafQuestion } from '@lyceum/contract/question'

/** Whether an answer has the type of this question and refers only to options it offers. */
export function fits(question: LeafQuestion, value: AnswerValue | null): boolean {
  return value === null || fitting[question.type](question, value)
}

type Fitting = (question: LeafQuestion, value: AnswerValue) => boolean

const slotsIn = (options: readonly { readonly slot: string }[]) => new Set(options.map(({ slot }) => slot))

const fitting: Readonly<Record<LeafQuestion['type'], Fitting>> = {
  MC: (question, value) =>
    question.type === 'MC' &&
    value.type === 'MC' &&
    (value.slot === null || slotsIn(question.options).has(value.slot)),
  MC_MANY: (question, value) =>
    question.type === 'MC_MANY' &&
    value.type === 'MC_MANY' &&
    areAmong(value.slots, slotsIn(question.options)),
  TF: (_, value) => value.type === 'TF',
  FB: (question, value) =>
    question.type === 'FB' &&
    value.type === 'FB' &&
    Object.entries(value.blanks).every(([slot, text]) => question.blanks.includes(slot) && isText(text)),
  MT: (question, value) =>
    question.type === 'MT' &&
    value.type === 'MT' &&
    Object.entries(value.pairs).every(
      ([from, to]) => slotsIn(question.left).has(from) && slotsIn(question.right).has(to),
    ),
  ES: (question, value) =>
    question.type === 'ES' &&
    value.type === 'ES' &&
    value.text.length <= question.maxLength &&
    isText(value.text),
  SR: (question, value) =>
    question.type === 'SR' && value.type === 'SR' && value.seconds <= question.maxSeconds + 1,
}

const areAmong = (slots: readonly string[], offered: ReadonlySet<string>) =>
  new Set(slots).size === slots.length && slots.every((slot) => offered.has(slot))

/** Text that PostgreSQL can store and return unchanged. */
const isText = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** B-280: whether an answer is not empty. */
export const isAnswered = (value: AnswerValue | null): boolean => value !== null && !isEmpty(value)

function isEmpty(value: AnswerValue): boolean {
  if (value.type === 'MC') return value.slot === null
  if (value.type === 'MC_MANY') return value.slots.length === 0
  if (value.type === 'TF') return value.isTrue === null
  if (value.type === 'FB') return Object.values(value.blanks).every((text) => text.trim() === '')
  if (value.type === 'MT') return Object.keys(value.pairs).length === 0
  return value.type === 'ES' ? value.text.trim() === '' : value.fileId === null
}
