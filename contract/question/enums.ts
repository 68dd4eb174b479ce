/** The kinds of questions (B-276): one choice, several, true or false, blanks, matching, essay, scenario, recording. */
export const questionTypes = ['MC', 'MC_MANY', 'TF', 'FB', 'MT', 'ES', 'SI', 'SR'] as const
export type QuestionType = (typeof questionTypes)[number]

/** A second name was given for one of them: understood, never stored. */
export const questionTypeAliases = { MCQ: 'MC_MANY' } as const satisfies Record<string, QuestionType>

/** What a machine can score; the rest waits for a marker. */
export const objectiveTypes = ['MC', 'MC_MANY', 'TF', 'FB', 'MT'] as const satisfies readonly QuestionType[]

/** Being written, agreed on, or no longer asked. Only what was reviewed is drawn. */
export const questionStates = ['draft', 'reviewed', 'retired'] as const
export type QuestionState = (typeof questionStates)[number]

/** Fixed: its questions are named. Rule: they are drawn, for every form anew. */
export const paperKinds = ['fixed', 'rule'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperStates = ['draft', 'ready', 'retired'] as const
export type PaperState = (typeof paperStates)[number]

/**
 * What the answers say against a question: nearly nobody or nearly everybody gets it right, the better ones do not get
 * it right more often, a wrong option is chosen more often than the right one, learners object, or nobody has touched it
 * for a year.
 */
export const healthMarks = ['tooHard', 'tooEasy', 'weak', 'misleading', 'flagged', 'stale'] as const
export type HealthMark = (typeof healthMarks)[number]
