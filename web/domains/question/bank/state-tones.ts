import type { PaperState, QuestionState } from '@lyceum/contract/question'
import type { Tone } from '#ui/feedback/status-dot'

/** The tone of each state: draft, reviewed, retired. */
export const stateTones: Readonly<Record<QuestionState | PaperState, Tone>> = {
  draft: 'warning',
  reviewed: 'success',
  ready: 'success',
  retired: 'past',
}
