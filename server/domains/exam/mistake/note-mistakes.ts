import type { Db } from '#platform/db'
import type { Part } from '../attempt/score-rules.ts'
import type { Attempt } from '../attempt/attempt-queries.ts'
import { putMistakes } from './mistake-store.ts'

type Paper = Pick<Attempt, 'accountId' | 'examId' | 'formId'>
type Scored = { readonly parts: readonly Part[]; readonly at: Date }

/** Adds wrongly answered objective questions to the notebook; hand-marked ones are neither right nor wrong. */
export async function noteMistakes(
  db: Db,
  { accountId, examId, formId }: Paper,
  { parts, at }: Scored,
): Promise<void> {
  await putMistakes(db, wrongIn({ accountId, examId, formId }, { parts, at }))
}

/** The mistakes of a paper. */
export function wrongIn({ accountId, examId, formId }: Paper, { parts, at }: Scored) {
  if (formId === null) return []
  const wrong = parts.filter(({ isRight }) => isRight === false)
  return wrong.map(({ questionVersionId, type }) => ({
    accountId,
    examId,
    formId,
    questionVersionId,
    type,
    at,
  }))
}
