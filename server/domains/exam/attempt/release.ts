import type { Release } from '@lyceum/contract/exam'
import type { Exam } from '../setup/exam-store.ts'

type Paper = { readonly state: string; readonly scoreState: string | null }

type ReleaseDetails = {
  readonly exam: Pick<Exam, 'answersShown' | 'scoresShown' | 'closesAt' | 'state'>
  readonly attempt: Paper
  /** Nobody is answering this exam any more. */
  readonly isOver: boolean
  readonly now: Date
}

/** The score is shown once it is final, as the exam's settings say. */
export const isScoreShown = (details: ReleaseDetails): boolean =>
  details.attempt.scoreState === 'C' && isReleased(details.exam.scoresShown, details)

/** The right answers are shown as the exam's settings say: whoever is still answering could use them (INV-E02). */
export const areAnswersShown = (details: ReleaseDetails): boolean =>
  isReleased(details.exam.answersShown, details)

function isReleased(release: Release, { exam, attempt, isOver, now }: ReleaseDetails): boolean {
  if (attempt.state !== 'submitted' || release === 'never') return false
  if (release === 'afterSubmit') return true
  const isClosed = exam.state === 'closed' || (exam.closesAt !== null && now >= exam.closesAt)
  return isClosed && isOver
}
