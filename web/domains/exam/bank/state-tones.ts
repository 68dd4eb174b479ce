import type { PaperState, QuestionState } from '@lyceum/contract/exam'
import type { Tone } from '#ui/feedback/status-dot'

/** How a state looks: still being written, agreed on, laid aside. */
export const stateTones: Readonly<Record<QuestionState | PaperState, Tone>> = {
  draft: 'warning',
  reviewed: 'success',
  ready: 'success',
  retired: 'past',
}
