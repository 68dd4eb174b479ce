import { learningErrors } from '@lyceum/contract/learning'
import { sittingErrors } from '@lyceum/contract/exam'
import type { Exam } from '../setup/exam-store.ts'
import type { Candidate } from '../setup/candidate-store.ts'
import { isUsedUp, windowOf } from '../setup/limit-rules.ts'

/** The enrolment in the course that leads to an exam. */
export type EnrolmentState = { readonly status: string } | undefined

export type EntryInput = {
  readonly exam: Exam
  readonly candidate: Candidate
  readonly enrolment: EnrolmentState
  readonly now: Date
  /** Undefined: the code has not been asked for yet. */
  readonly startCode?: string | undefined
}

export type EntryError =
  | (typeof sittingErrors)[
      | 'EXAM_ALREADY_QUALIFIED'
      | 'EXAM_OFFLINE'
      | 'EXAM_CLOSED'
      | 'EXAM_NOT_STARTED'
      | 'EXAM_TOO_LATE'
      | 'EXAM_LIMIT_REACHED'
      | 'EXAM_START_CODE'
      | 'EXAM_ADMIN_START_ONLY']
  | (typeof learningErrors)['NOT_ENROLLED' | 'COURSE_CLOSED_FOR_SUBMIT']

type Check = (input: EntryInput) => EntryError | undefined

/** The first reason why a new attempt is rejected; undefined: entry is allowed. */
export function entryErrorOf(input: EntryInput): EntryError | undefined {
  for (const check of checks) {
    const error = check(input)
    if (error) return error
  }
  return undefined
}

const checks: readonly Check[] = [
  // B-287: also when the pass was recorded by somebody else.
  ({ candidate, enrolment }) =>
    candidate.isPassed || enrolment?.status === 'PASSED' || enrolment?.status === 'COMPLETED'
      ? sittingErrors.EXAM_ALREADY_QUALIFIED
      : undefined,
  enrolmentError,
  ({ exam }) => (exam.isOffline ? sittingErrors.EXAM_OFFLINE : undefined),
  windowError,
  // E-078: for everybody except people with a make-up time of their own.
  ({ exam, candidate }) =>
    exam.isAdminStart && exam.startedAt === null && candidate.makeUpFrom === null
      ? sittingErrors.EXAM_ADMIN_START_ONLY
      : undefined,
  ({ exam, candidate }) => (isUsedUp(exam, candidate) ? sittingErrors.EXAM_LIMIT_REACHED : undefined),
  ({ exam, startCode }) =>
    exam.startCode !== null &&
    startCode !== undefined &&
    startCode.toUpperCase() !== exam.startCode.toUpperCase()
      ? sittingErrors.EXAM_START_CODE
      : undefined,
]

function enrolmentError({ enrolment }: EntryInput): EntryError | undefined {
  if (enrolment?.status === 'IN_PROGRESS') return undefined
  const hasEnded = enrolment?.status === 'FAILED' || enrolment?.status === 'ABANDONED'
  return hasEnded ? learningErrors.COURSE_CLOSED_FOR_SUBMIT : learningErrors.NOT_ENROLLED
}

function windowError({ exam, candidate, now }: EntryInput): EntryError | undefined {
  const { isMakeUp, opensAt, closesAt } = windowOf(exam, candidate)
  if (exam.state === 'closed' && !isMakeUp) return sittingErrors.EXAM_CLOSED
  if (opensAt && now < opensAt) return sittingErrors.EXAM_NOT_STARTED
  if (closesAt && now >= closesAt) return sittingErrors.EXAM_CLOSED
  return isLate(exam, opensAt, now) ? sittingErrors.EXAM_TOO_LATE : undefined
}

const isLate = ({ lateMinutes }: Exam, opensAt: Date | null, now: Date): boolean =>
  lateMinutes !== null && opensAt !== null && now.getTime() > opensAt.getTime() + lateMinutes * 60_000
