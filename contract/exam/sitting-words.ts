/** What becomes of a paper whose screen was left too often (decisions, Q-085). */
export const screenCutPolicies = ['ZERO', 'REVIEW', 'RECORD'] as const
export type ScreenCutPolicy = (typeof screenCutPolicies)[number]

/** What becomes of a paper whose time has run out. */
export const timeoutPolicies = ['SCORE_SAVED', 'ZERO'] as const
export type TimeoutPolicy = (typeof timeoutPolicies)[number]

/** When somebody sees what was right, or what they got. */
export const releases = ['never', 'afterSubmit', 'afterClose'] as const
export type Release = (typeof releases)[number]

export const examStates = ['draft', 'published', 'closed'] as const
export type ExamState = (typeof examStates)[number]

/** Open: being answered. Void: its learning record was deleted, and nothing of it counts (B-290). */
export const attemptStates = ['open', 'submitted', 'void'] as const
export type AttemptState = (typeof attemptStates)[number]

/** Who or what has handed a paper in. */
export const submitKinds = ['self', 'auto', 'timeout', 'cuts', 'forced', 'offline'] as const
export type SubmitKind = (typeof submitKinds)[number]

/** Why somebody who watches over an exam has stepped in. */
export const reasonKinds = ['technical', 'health', 'identity', 'misconduct', 'mistake', 'other'] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** How papers that are in already are scored after a key was found to be wrong. */
export const regradePolicies = ['fullCredit', 'eitherKey', 'newKey', 'none'] as const
export type RegradePolicy = (typeof regradePolicies)[number]

/** What arrives so long after the end is still on time: the network may be slow (INV-E04). */
export const graceSeconds = 5

/** Shorter than this, the screen was not left. */
export const cutSeconds = 1
