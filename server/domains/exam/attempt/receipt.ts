import { createHash } from 'node:crypto'
import type { AnswerValue } from '@lyceum/contract/exam'

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

/** A fingerprint of a paper as it was handed in: worked out again from what is stored, it must come out the same. */
export function receiptOf({ attemptId, formId, submittedAt, answers }: Handed): Buffer {
  const lines = answers
    .map(({ questionVersionId, seq, value }) => [questionVersionId, seq, sorted(value)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([attemptId, formId, submittedAt.toISOString(), lines])
  return createHash('sha256').update(text).digest()
}

/** The database keeps the fields of a document in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
