import { learningErrors } from '@lyceum/contract/learning'
import { sittingErrors } from '@lyceum/contract/exam'
import type { Exam } from '../holding/exam-store.ts'
import type { Candidate } from '../holding/candidate-store.ts'

/** How somebody stands with the course that leads to an exam. */
export type Standing = { readonly status: string } | undefined

type Asked = {
  readonly exam: Exam
  readonly candidate: Candidate
  readonly standing: Standing
  readonly now: Date
  /** Undefined: whoever looks has not come to the code yet. */
  readonly startCode?: string | undefined
}

type Refusal =
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

type Check = (asked: Asked) => Refusal | undefined

/** Why a new attempt is refused; the first reason found is told, undefined: come in. */
export function refusalOf(asked: Asked): Refusal | undefined {
  for (const check of checks) {
    const refusal = check(asked)
    if (refusal) return refusal
  }
  return undefined
}

const checks: readonly Check[] = [
  // B-287: also where somebody else has recorded that they passed.
  ({ candidate, standing }) =>
    candidate.isPassed || standing?.status === 'PASSED' || standing?.status === 'COMPLETED'
      ? sittingErrors.EXAM_ALREADY_QUALIFIED
      : undefined,
  standingRefusal,
  ({ exam }) => (exam.isOffline ? sittingErrors.EXAM_OFFLINE : undefined),
  windowRefusal,
  // E-078: for all but those who come on a day of their own.
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

function standingRefusal({ standing }: Asked): Refusal | undefined {
  if (standing?.status === 'IN_PROGRESS') return undefined
  const hasEnded = standing?.status === 'FAILED' || standing?.status === 'ABANDONED'
  return hasEnded ? learningErrors.COURSE_CLOSED_FOR_SUBMIT : learningErrors.NOT_ENROLLED
}

/** When somebody may come in: the exam's own time, or the one they were given. */
export function windowOf(
  exam: Pick<Exam, 'opensAt' | 'closesAt'>,
  { makeUpFrom, makeUpUntil }: Pick<Candidate, 'makeUpFrom' | 'makeUpUntil'>,
) {
  const isMakeUp = makeUpFrom !== null || makeUpUntil !== null
  return isMakeUp
    ? { isMakeUp, opensAt: makeUpFrom, closesAt: makeUpUntil }
    : { isMakeUp, opensAt: exam.opensAt, closesAt: exam.closesAt }
}

function windowRefusal({ exam, candidate, now }: Asked): Refusal | undefined {
  const { isMakeUp, opensAt, closesAt } = windowOf(exam, candidate)
  if (exam.state === 'closed' && !isMakeUp) return sittingErrors.EXAM_CLOSED
  if (opensAt && now < opensAt) return sittingErrors.EXAM_NOT_STARTED
  if (closesAt && now >= closesAt) return sittingErrors.EXAM_CLOSED
  return isLate(exam, opensAt, now) ? sittingErrors.EXAM_TOO_LATE : undefined
}

const isLate = ({ lateMinutes }: Exam, opensAt: Date | null, now: Date): boolean =>
  lateMinutes !== null && opensAt !== null && now.getTime() > opensAt.getTime() + lateMinutes * 60_000

type Limits = Pick<Exam, 'maxOpens' | 'maxSubmits'>
type Used = Pick<Candidate, 'opens' | 'submits' | 'extraOpens'>

/** How often somebody may sit an exam in all; null: as often as they like. */
export function allowedTimes(
  { maxOpens, maxSubmits }: Limits,
  { extraOpens }: Pick<Used, 'extraOpens'>,
): number | null {
  const least = Math.min(maxOpens ?? Infinity, maxSubmits ?? Infinity)
  return least === Infinity ? null : least + extraOpens
}

/** B-262, B-263, INV-E07. */
export function isUsedUp(limits: Limits, used: Used): boolean {
  const allowed = allowedTimes(limits, used)
  return allowed !== null && Math.max(used.opens, used.submits) >= allowed
}
