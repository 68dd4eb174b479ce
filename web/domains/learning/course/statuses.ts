import type { CourseStatus } from '@lyceum/contract/learning'

/** The names of the course states in the design. */
export const statusNames = {
  NOT_ENROLLED: 'notEnrolled',
  PENDING: 'pending',
  WAITING: 'waiting',
  IN_PROGRESS: 'learning',
  COMPLETED: 'completed',
  PASSED: 'passed',
  FAILED: 'failed',
  ABANDONED: 'abandoned',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
} as const satisfies Record<CourseStatus, string>

/** The states of a module. */
export const moduleNames = {
  NOT_ATTEMPTED: 'notAttempted',
  BROWSED: 'browsed',
  VIEWED: 'viewed',
  SAVED: 'saved',
  SUBMITTED: 'submitted',
  PASSED: 'passed',
  COMPLETED: 'completed',
} as const
