import { partsOf } from '../answering/leaves.ts'
import type { Checked } from './report.ts'

/** Questions of which something was not right; of a scenario only the parts that were not. */
export function mistakesOf(questions: readonly Checked[]): readonly Checked[] {
  return questions.flatMap(({ question, parts }) => {
    const wrong = parts.filter(({ isRight }) => isRight === false)
    if (wrong.length === 0) return []
    const ids = new Set(wrong.map(({ questionVersionId }) => questionVersionId))
    const shown =
      question.type === 'SI'
        ? { ...question, children: partsOf(question).filter((one) => ids.has(one.questionVersionId)) }
        : question
    return [{ question: shown, parts: wrong }]
  })
}
