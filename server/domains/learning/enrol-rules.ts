import type { ApprovalChain } from '@lyceum/contract/course'

/** Everything that decides an enrolment, read in one transaction. */
export type Asking = {
  readonly now: Date
  readonly isInAudience: boolean
  readonly isExcluded: boolean
  readonly applyFrom: Date | null
  readonly applyUntil: Date | null
  /** The newest enrolment in this course, if any. */
  readonly current: { readonly status: EnrolmentStatus } | undefined
  readonly allowsRepeat: boolean
  readonly missingPrerequisite: string | undefined
  readonly clash: string | undefined
  readonly quota: number | null
  readonly taken: number
  readonly waiting: number
  readonly queueLimit: number
  readonly approval: ApprovalChain
}

/** B-237 and Q-067; "not enrolled" is the absence of an enrolment. */
export type EnrolmentStatus =
  | 'PENDING'
  | 'WAITING'
  | 'IN_PROGRESS'
  | 'COMPLETED'
  | 'PASSED'
  | 'FAILED'
  | 'ABANDONED'
  | 'REJECTED'
  | 'CANCELLED'

export type EnrolmentError =
  | 'NOTARGETSTUDENTS'
  | 'EXTERNAL_NO_ACCESS'
  | 'ERROR_BEFORE_APPLICATION_TIME'
  | 'ERROR_AFTER_APPLICATION_TIME'
  | 'APPROVAL_PENDING'
  | 'ALREADY_ENROLLED'
  | 'NOREREAD'
  | 'FAILPREREQUISITE'
  | 'TIMECONFLICT'
  | 'NOQUOTA'
  | 'QUEUE_FULL'

type Decision =
  | { readonly refused: EnrolmentError }
  | { readonly status: 'PENDING' | 'WAITING' | 'IN_PROGRESS' }

/** Whether somebody may enrol, and with which status. Checked in the order of Q-068: the first reason found is returned. */
export function decideEnrolment(asking: Asking): Decision {
  const refused = audienceError(asking) ?? windowError(asking) ?? repeatError(asking) ?? orderError(asking)
  if (refused) return { refused }
  if (asking.quota !== null && asking.taken >= asking.quota) return queueDecision(asking)
  return { status: asking.approval === 'none' ? 'IN_PROGRESS' : 'PENDING' }
}

function audienceError({ isInAudience, isExcluded }: Asking): EnrolmentError | undefined {
  if (isExcluded) return 'EXTERNAL_NO_ACCESS'
  return isInAudience ? undefined : 'NOTARGETSTUDENTS'
}

function windowError({ now, applyFrom, applyUntil }: Asking): EnrolmentError | undefined {
  if (applyFrom && now < applyFrom) return 'ERROR_BEFORE_APPLICATION_TIME'
  return applyUntil && now >= applyUntil ? 'ERROR_AFTER_APPLICATION_TIME' : undefined
}

const over: readonly EnrolmentStatus[] = ['COMPLETED', 'PASSED', 'FAILED', 'ABANDONED']

function repeatError({ current, allowsRepeat }: Asking): EnrolmentError | undefined {
  if (!current || current.status === 'REJECTED' || current.status === 'CANCELLED') return undefined
  if (current.status === 'PENDING') return 'APPROVAL_PENDING'
  if (!over.includes(current.status)) return 'ALREADY_ENROLLED'
  return allowsRepeat ? undefined : 'NOREREAD'
}

function orderError({ missingPrerequisite, clash }: Asking): EnrolmentError | undefined {
  if (missingPrerequisite !== undefined) return 'FAILPREREQUISITE'
  return clash === undefined ? undefined : 'TIMECONFLICT'
}

function queueDecision({ waiting, queueLimit }: Asking): Decision {
  if (queueLimit === 0) return { refused: 'NOQUOTA' }
  return waiting >= queueLimit ? { refused: 'QUEUE_FULL' } : { status: 'WAITING' }
}

/** Allowed status transitions of an enrolment (INV-L03); the database enforces the same table. */
export const transitions: Readonly<Record<EnrolmentStatus, readonly EnrolmentStatus[]>> = {
  PENDING: ['WAITING', 'IN_PROGRESS', 'REJECTED', 'CANCELLED'],
  WAITING: ['PENDING', 'IN_PROGRESS', 'CANCELLED', 'REJECTED'],
  IN_PROGRESS: ['COMPLETED', 'PASSED', 'FAILED', 'ABANDONED', 'CANCELLED'],
  COMPLETED: [],
  PASSED: [],
  FAILED: ['PASSED'],
  ABANDONED: ['IN_PROGRESS'],
  REJECTED: [],
  CANCELLED: [],
}

/** The approvers, one after the other. */
export function chainOf(approval: ApprovalChain): readonly ('manager' | 'administrator')[] {
  if (approval === 'none') return []
  return approval === 'both' ? ['manager', 'administrator'] : [approval]
}

type Source = 'self' | 'manager' | 'rule' | 'administrator'

/** An enrolment can be left before it is begun; one required by a rule would only come back. */
export function mayLeave({
  studiedAt,
  source,
}: {
  readonly studiedAt: Date | null
  readonly source: Source
}) {
  return studiedAt === null && source !== 'rule'
}

type Ends = { readonly dueDays: number | null; readonly studyUntil: Date | null }
const day = 86_400_000

/** The due date: the earlier of the course's own end and the days given to each learner. */
export function dueAt({ dueDays, studyUntil }: Ends, now: Date): Date | null {
  const own = dueDays === null ? null : new Date(now.getTime() + dueDays * day)
  if (own === null || studyUntil === null) return own ?? studyUntil
  return own < studyUntil ? own : studyUntil
}

type Places = { readonly taken: number; readonly waiting: number; readonly lastNumber: string }

/** The place counters after one more enrolment: with a place, or with the next queue number. */
export function placesAfter({ taken, waiting, lastNumber }: Places, status: EnrolmentStatus) {
  if (status !== 'WAITING') return { taken: taken + 1, waiting, lastNumber, queueNumber: null }
  const queueNumber = String(BigInt(lastNumber) + 1n)
  return { taken, waiting: waiting + 1, lastNumber: queueNumber, queueNumber }
}
