import type { DutyDue } from '@lyceum/contract/learning'
import { useText } from '#lib/text'
import { text } from './text/index.ts'

/** The due date as text. */
export function useDueText(): (due: DutyDue) => string {
  const t = useText(text).dues
  return (due) => {
    if (due.kind === 'none') return t.none
    return due.kind === 'day' ? t.day(due.day) : t[due.kind](due.days)
  }
}
