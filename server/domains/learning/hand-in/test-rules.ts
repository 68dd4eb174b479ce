import type { GivenAnswer } from '@lyceum/contract/learning'
import type { Question } from '../progress/module-body.ts'

/** Whether the answers fit these questions: each named once, only offered choices, none missing. */
export function fits(questions: readonly Question[], answers: readonly GivenAnswer[]): boolean {
  if (new Set(answers.map(({ key }) => key)).size !== answers.length) return false
  if (questions.some((question) => question.isRequired && !isAnswered(question, answers))) return false
  return answers.every((answer) => {
    const question = questions.find(({ key }) => key === answer.key)
    return question !== undefined && fitsOne(question, answer)
  })
}

function isAnswered({ key }: Question, answers: readonly GivenAnswer[]): boolean {
  const given = answers.find((answer) => answer.key === key)
  return given !== undefined && (given.choices.length > 0 || given.text !== '')
}

function fitsOne({ type, choices }: Question, answer: GivenAnswer): boolean {
  const isKnown = answer.choices.every((key) => choices.some((choice) => choice.key === key))
  if (!isKnown || new Set(answer.choices).size !== answer.choices.length) return false
  if (type === 'rating') return answer.choices.length === 0 && /^[1-5]?$/.test(answer.text)
  if (type === 'text') return answer.choices.length === 0
  return type === 'multiple' || answer.choices.length <= 1
}

/** All right ones and no wrong one; half right is wrong. */
export function isRight({ choices }: Question, { choices: given }: Pick<GivenAnswer, 'choices'>): boolean {
  const right = choices.filter((choice) => choice.isRight).map(({ key }) => key)
  return right.length === given.length && right.every((key) => given.includes(key))
}

/** The weight of a question; without scores by the author all count the same. */
export function worthOf(question: Question, questions: readonly Question[]): number {
  return questions.some(({ score }) => score > 0) ? question.score : 1
}

/** The score of a test, scaled to the module's full score; null while free-text answers wait for a mark. */
export function scored(
  questions: readonly Question[],
  answers: readonly GivenAnswer[],
  full: number,
): number | null {
  if (questions.some(({ type }) => type === 'text')) return null
  const total = questions.reduce((sum, question) => sum + worthOf(question, questions), 0)
  const earned = questions.reduce((sum, question) => {
    const given = answers.find(({ key }) => key === question.key)
    return sum + (given && isRight(question, given) ? worthOf(question, questions) : 0)
  }, 0)
  return total === 0 ? 0 : Math.round((earned * full * 10) / total) / 10
}

type Attempts = {
  readonly maxSubmits: number | null
  readonly submits: number
  readonly isDone: boolean
  readonly hasEnded: boolean
}

/** The key is shown when it cannot improve a mark: no attempt is left, it was passed, or the course is over. */
export function mayShowKey({ maxSubmits, submits, isDone, hasEnded }: Attempts): boolean {
  return isDone || hasEnded || (maxSubmits !== null && submits >= maxSubmits)
}
