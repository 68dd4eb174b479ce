/** Status of a person in a course (B-237, Q-067). */
export const courseStatuses = [
  'NOT_ENROLLED',
  'PENDING',
  'WAITING',
  'IN_PROGRESS',
  'COMPLETED',
  'PASSED',
  'FAILED',
  'ABANDONED',
  'REJECTED',
  'CANCELLED',
] as const
export type CourseStatus = (typeof courseStatuses)[number]

/** B-318. */
export const approvalStates = ['pending', 'approved', 'declined', 'withdrawn'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** Status of a person in a module (B-256, Q-071). */
export const moduleStatuses = [
  'NOT_ATTEMPTED',
  'BROWSED',
  'VIEWED',
  'SAVED',
  'SUBMITTED',
  'PASSED',
  'COMPLETED',
] as const
export type ModuleStatus = (typeof moduleStatuses)[number]

/** Why a module or the whole course is not open. */
export const lockCodes = [
  'module_prev_not_app',
  'module_prev_max_attempt',
  'module_prev_passed',
  'module_prev_progress',
  'MODULE_MAX_OPEN',
  'STUDY_NOT_BEGUN',
  'STUDY_OVER',
] as const
export type LockCode = (typeof lockCodes)[number]

/** Interval of the heartbeats while a player runs (Q-073: at most 30 s, a gap above 60 s proves nothing). */
export const heartbeatSeconds = 15
