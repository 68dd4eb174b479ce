import type { PaperDocument } from '@lyceum/contract/paper'
import type { LeafQuestion } from '@lyceum/contract/question'

/** What of a paper can be answered: scenarios are answered part by part. */
export const leavesOf = ({ sections }: PaperDocument): readonly LeafQuestion[] =>
  sections.flatMap(({ questions }) =>
    questions.flatMap((question) => (question.type === 'SI' ? question.children : [question])),
  )
