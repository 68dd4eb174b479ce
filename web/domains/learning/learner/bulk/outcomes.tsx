import { useText } from '#lib/text'
import { StatusDot } from '#ui/feedback/status-dot'
import { text } from '../text/index.ts'
import { type Act, inOrder, type Preview } from './bulk-rules.ts'

type OutcomesProps = { readonly act: Act; readonly preview: Preview; readonly isDone: boolean }

/** The effect on each group, with some names and the reason. */
export function Outcomes({ act, preview, isDone }: OutcomesProps) {
  const t = useText(text).bulk
  return (
    <ul className="bulk-outcomes">
      {inOrder(preview).map(({ outcome, people, sample }) => (
        <li key={outcome}>
          <b>{people.toLocaleString('en-US')}</b>
          <div>
            <StatusDot tone={outcome === 'done' ? 'success' : 'past'}>
              {outcome === 'done' ? t.happens[isDone ? 'done' : 'will'][act] : t.outcomes[outcome]}
            </StatusDot>
            <p className="learners-quiet">{t.names(sample, people - sample.length)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
