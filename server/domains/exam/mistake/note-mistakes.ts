import type { Db } from '#platform/db'
import type { Part } from '../scoring/score-rules.ts'
import type { Attempt } from '../attempt/attempt-queries.ts'
import { putMistakes } from './mistake-store.ts'

type Paper = Pick<Attempt, 'accountId' | 'examId' | 'formId'>
type Scored = { readonly parts: readonly Part[]; readonly at: Date }

/** What a machine found wrong goes into the notebook; what a person judges is no matter of right and wrong. */
export async function noteMistakes(
  db: Db,
  { accountId, examId, formId }: Paper,
  { parts, at }: Scored,
): Promise<void> {
  await putMistakes(db, wrongIn({ accountId, examId, formId }, { parts, at }))
}

/** What of a paper goes into the notebook. */
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
