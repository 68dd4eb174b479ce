import type { AnswerValue, LeafQuestion } from '@lyceum/contract/exam'

/** What every field gets: its question, what stands there, and whom to tell. */
export type FieldProps<T extends LeafQuestion['type']> = {
  readonly question: Extract<LeafQuestion, { readonly type: T }>
  readonly value: AnswerValue | null
  readonly onAnswer: (value: AnswerValue) => void
  /** The id of the text that names the field. */
  readonly labelledBy: string
}
