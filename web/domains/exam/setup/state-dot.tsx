import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { StatusDot } from '#ui/feedback/status-dot'
import { type Exam, stateTones } from './exam.ts'
import { text } from './text/index.ts'

type Window = Pick<Exam, 'state' | 'opensAt' | 'closesAt'>

/** Published but not yet open, or already past, is shown as a state of its own. */
export function StateDot({ exam: { state, opensAt, closesAt } }: { readonly exam: Window }) {
  const t = useText(text)
  const now = useNow().getTime()
  if (state === 'published' && opensAt !== null && Date.parse(opensAt) > now)
    return <StatusDot tone="info">{t.waits}</StatusDot>
  if (state === 'published' && closesAt !== null && Date.parse(closesAt) <= now)
    return <StatusDot tone="past">{t.deadlinePassed}</StatusDot>
  return <StatusDot tone={stateTones[state]}>{t.states[state]}</StatusDot>
}
