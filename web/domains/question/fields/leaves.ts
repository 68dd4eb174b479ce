import type { LeafQuestion, PaperQuestion } from '@lyceum/contract/question'

export const partsOf = (question: PaperQuestion): readonly LeafQuestion[] =>
  question.type === 'SI' ? question.children : [question]

/** The letter by which an option is known: A, B, C … */
export const letterAt = (at: number): string => String.fromCodePoint(65 + at)
