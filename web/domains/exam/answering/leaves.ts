import type { LeafQuestion, PaperDocument, PaperQuestion } from '@lyceum/contract/exam'

/** Everything on a paper that is answered, in its order: the parts of a scenario stand for it. */
export const leavesOf = ({ sections }: Pick<PaperDocument, 'sections'>): readonly LeafQuestion[] =>
  sections.flatMap(({ questions }) => questions.flatMap(partsOf))

export const partsOf = (question: PaperQuestion): readonly LeafQuestion[] =>
  question.type === 'SI' ? question.children : [question]

/** The letter by which an option is known: A, B, C … */
export const letterAt = (at: number): string => String.fromCodePoint(65 + at)
