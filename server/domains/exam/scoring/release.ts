import type { Release } from '@lyceum/contract/exam'
import type { Exam } from '../holding/exam-store.ts'

type Paper = { readonly state: string; readonly scoreState: string | null }

type Asked = {
  readonly exam: Pick<Exam, 'answersShown' | 'scoresShown' | 'closesAt' | 'state'>
  readonly attempt: Paper
  /** Nobody answers this exam any more. */
  readonly isOver: boolean
  readonly now: Date
}

/** What somebody got is shown once it is final, as the exam says. */
export const isScoreShown = (asked: Asked): boolean =>
  asked.attempt.scoreState === 'C' && isReleased(asked.exam.scoresShown, asked)

/** What was right is shown as the exam says: whoever still answers could use it (INV-E02). */
export const areAnswersShown = (asked: Asked): boolean => isReleased(asked.exam.answersShown, asked)

function isReleased(release: Release, { exam, attempt, isOver, now }: Asked): boolean {
  if (attempt.state !== 'submitted' || release === 'never') return false
  if (release === 'afterSubmit') return true
  const isClosed = exam.state === 'closed' || (exam.closesAt !== null && now >= exam.closesAt)
  return isClosed && isOver
}
