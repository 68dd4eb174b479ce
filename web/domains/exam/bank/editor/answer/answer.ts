import type { Leaf } from '../draft.ts'
import type { Pictures } from '#lib/use-pictures'

/** What every form of an answer gets. */
export type AnswerProps = {
  readonly leaf: Leaf
  readonly onChange: (change: Partial<Leaf>) => void
  readonly pictures: Pictures
}
