/** Not yet marked, being marked, final (B-277). */
export const scoreStates = ['N', 'I', 'C'] as const
export type ScoreState = (typeof scoreStates)[number]

/** What a learner has done with a question so far (B-280). */
export const answerMarks = ['answered', 'unanswered', 'marked'] as const
export type AnswerMark = (typeof answerMarks)[number]
