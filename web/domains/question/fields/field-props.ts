import type { AnswerValue, LeafQuestion } from '@lyceum/contract/question'

/** Props of every answer field: question, value and change handler. */
export type FieldProps<T extends LeafQuestion['type']> = {
  readonly question: Extract<LeafQuestion, { readonly type: T }>
  readonly value: AnswerValue | null
  readonly onAnswer: (value: AnswerValue) => void
  /** The id of the element that labels the field. */
  readonly labelledBy: string
}
