import type { QuestionType } from '@lyceum/contract/question'
import { partsOf } from '#domains/question'
import type { Checked } from './report.ts'

/** Questions with something wrong; of a scenario only the wrong parts. */
export function mistakesOf(questions: readonly Checked[]): readonly Checked[] {
  return questions.flatMap(({ question, parts }) => {
    const wrong = parts.filter(({ isRight }) => isRight === false)
    if (wrong.length === 0) return []
    const ids = new Set(wrong.map(({ questionVersionId }) => questionVersionId))
    const shown =
      question.type === 'SI'
        ? { ...question, children: partsOf(question).filter((item) => ids.has(item.questionVersionId)) }
        : question
    return [{ question: shown, parts: wrong }]
  })
}

const namedTypes = 3

export type TypeTab = { readonly name: QuestionType | 'others'; readonly questions: readonly Checked[] }

/** The question types with the most mistakes, each separate, and all others together. */
export function typeTabs(questions: readonly Checked[]): readonly TypeTab[] {
  const groups = [...Map.groupBy(questions, ({ question }): QuestionType => question.type)]
    .map(([name, group]): TypeTab => ({ name, questions: group }))
    .toSorted((item, other) => other.questions.length - item.questions.length)
  if (groups.length <= namedTypes + 1) return groups
  const others = groups.slice(namedTypes).flatMap((group) => group.questions)
  return [...groups.slice(0, namedTypes), { name: 'others', questions: others }]
}

/** The questions of a paper by result; one with an unmarked part is neither right nor wrong. */
export function byOutcome(questions: readonly Checked[]) {
  const outcomeOf = ({ parts }: Checked) => {
    if (parts.some(({ isRight }) => isRight === false)) return 'wrong'
    return parts.every(({ isRight }) => isRight === true) ? 'right' : 'open'
  }
  return { all: questions, ...Object.groupBy(questions, outcomeOf) }
}
