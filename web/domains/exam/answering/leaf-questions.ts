import type { PaperDocument } from '@lyceum/contract/paper'
import type { LeafQuestion } from '@lyceum/contract/question'
import { partsOf } from '#domains/question'

/** All answerable questions of a paper, in order: a scenario is represented by its parts. */
export const leavesOf = ({ sections }: Pick<PaperDocument, 'sections'>): readonly LeafQuestion[] =>
  sections.flatMap(({ questions }) => questions.flatMap(partsOf))
