import type { Candidate } from './candidate-store.ts'
import type { Exam } from './exam-store.ts'

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
