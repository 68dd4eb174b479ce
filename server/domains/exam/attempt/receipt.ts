import { createHash } from 'node:crypto'
import type { AnswerValue } from '@lyceum/contract/question'

type HandedAnswer = {
  readonly questionVersionId: string
  readonly seq: number
  readonly value: AnswerValue | null
}

type Handed = {
  readonly attemptId: string
  readonly formId: string | null
  readonly submittedAt: Date
  readonly answers: readonly HandedAnswer[]
}

/** Hash of a paper as handed in: recomputed from the stored answers, it must be the same. */
export function receiptOf({ attemptId, formId, submittedAt, answers }: Handed): Buffer {
  const lines = answers
    .map(({ questionVersionId, seq, value }) => [questionVersionId, seq, sorted(value)] as const)
    .toSorted(([key], [other]) => (key < other ? -1 : 1))
  const text = JSON.stringify([attemptId, formId, submittedAt.toISOString(), lines])
  return createHash('sha256').update(text).digest()
}

/** jsonb does not keep the order of object keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([key], [other]) => (key < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
