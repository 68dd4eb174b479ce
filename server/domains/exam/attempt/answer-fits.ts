import type { AnswerValue, LeafQuestion, PaperDocument } from '@lyceum/contract/exam'

/** What of a paper can be answered: scenarios are answered part by part. */
export const leavesOf = ({ sections }: PaperDocument): readonly LeafQuestion[] =>
  sections.flatMap(({ questions }) =>
    questions.flatMap((question) => (question.type === 'SI' ? question.children : [question])),
  )

/** Whether an answer is one to this question, and names nothing that it does not offer. */
export function fits(question: LeafQuestion, value: AnswerValue | null): boolean {
  return value === null || fitting[question.type](question, value)
}

type Fitting = (question: LeafQuestion, value: AnswerValue) => boolean

const slotsIn = (options: readonly { readonly slot: string }[]) => new Set(options.map(({ slot }) => slot))

const fitting: Readonly<Record<LeafQuestion['type'], Fitting>> = {
  MC: (asked, said) =>
    asked.type === 'MC' &&
    said.type === 'MC' &&
    (said.slot === null || slotsIn(asked.options).has(said.slot)),
  MC_MANY: (asked, said) =>
    asked.type === 'MC_MANY' && said.type === 'MC_MANY' && areAmong(said.slots, slotsIn(asked.options)),
  TF: (_, said) => said.type === 'TF',
  FB: (asked, said) =>
    asked.type === 'FB' &&
    said.type === 'FB' &&
    Object.entries(said.blanks).every(([slot, text]) => asked.blanks.includes(slot) && isText(text)),
  MT: (asked, said) =>
    asked.type === 'MT' &&
    said.type === 'MT' &&
    Object.entries(said.pairs).every(
      ([from, to]) => slotsIn(asked.left).has(from) && slotsIn(asked.right).has(to),
    ),
  ES: (asked, said) =>
    asked.type === 'ES' && said.type === 'ES' && said.text.length <= asked.maxLength && isText(said.text),
  SR: (asked, said) => asked.type === 'SR' && said.type === 'SR' && said.seconds <= asked.maxSeconds + 1,
}

const areAmong = (slots: readonly string[], offered: ReadonlySet<string>) =>
  new Set(slots).size === slots.length && slots.every((slot) => offered.has(slot))

/** What the database can keep and give back sign by sign. */
const isText = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** B-280: whether there is anything in an answer. */
export const isAnswered = (value: AnswerValue | null): boolean => value !== null && !isEmpty(value)

function isEmpty(value: AnswerValue): boolean {
  if (value.type === 'MC') return value.slot === null
  if (value.type === 'MC_MANY') return value.slots.length === 0
  if (value.type === 'TF') return value.isTrue === null
  if (value.type === 'FB') return Object.values(value.blanks).every((text) => text.trim() === '')
  if (value.type === 'MT') return Object.keys(value.pairs).length === 0
  return value.type === 'ES' ? value.text.trim() === '' : value.fileId === null
}
