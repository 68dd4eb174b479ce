import type { Pictures } from '#domains/file'
import type { Leaf } from '../draft.ts'

/** Props of all answer forms. */
export type AnswerProps = {
  readonly leaf: Leaf
  readonly onChange: (change: Partial<Leaf>) => void
  readonly pictures: Pictures
}
