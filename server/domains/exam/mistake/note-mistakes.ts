import type { Db } from '#platform/db'
import type { Part } from '../scoring/score-rules.ts'
import type { Attempt } from '../attempt/attempt-queries.ts'
import { putMistakes } from './mistake-store.ts'

type Scored = { readonly parts: readonly Part[]; readonly at: Date }

/** What a machine found wrong goes into the notebook; what a person judges is no matter of right and wrong. */
export async function noteMistakes(
  db: Db,
  { accountId, examId, formId }: Pick<Attempt, 'accountId' | 'examId' | 'formId'>,
  { parts, at }: Scored,
): Promise<void> {
  if (formId === null) return
  const wrong = parts.filter(({ isRight }) => isRight === false)
  await putMistakes(
    db,
    wrong.map(({ questionVersionId, type }) => ({ accountId, examId, formId, questionVersionId, type, at })),
  )
}
