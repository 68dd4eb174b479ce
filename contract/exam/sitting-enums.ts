/** What happens to a paper whose screen was left too often (decisions, Q-085). */
export const screenCutPolicies = ['ZERO', 'REVIEW', 'RECORD'] as const
export type ScreenCutPolicy = (typeof screenCutPolicies)[number]

/** What happens to a paper whose time has run out. */
export const timeoutPolicies = ['SCORE_SAVED', 'ZERO'] as const
export type TimeoutPolicy = (typeof timeoutPolicies)[number]

/** When people see the right answers or their score. */
export const releases = ['never', 'afterSubmit', 'afterClose'] as const
export type Release = (typeof releases)[number]

export const examStates = ['draft', 'published', 'closed'] as const
export type ExamState = (typeof examStates)[number]

/** Open: being answered. Void: its learning record was deleted, and it no longer counts (B-290). */
export const attemptStates = ['open', 'submitted', 'void'] as const
export type AttemptState = (typeof attemptStates)[number]

/** Who or what handed in a paper. */
export const submitKinds = ['self', 'auto', 'timeout', 'cuts', 'forced', 'offline'] as const
export type SubmitKind = (typeof submitKinds)[number]

/** Why an invigilator intervened. */
export const reasonKinds = ['technical', 'health', 'identity', 'misconduct', 'mistake', 'other'] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** How submitted papers are scored after a key was found to be wrong. */
export const regradePolicies = ['fullCredit', 'eitherKey', 'newKey', 'none'] as const
export type RegradePolicy = (typeof regradePolicies)[number]

/** Answers arriving within this time after the end are still accepted: the network may be slow (INV-E04). */
export const graceSeconds = 5

/** A shorter absence does not count as leaving the screen. */
export const cutSeconds = 1
