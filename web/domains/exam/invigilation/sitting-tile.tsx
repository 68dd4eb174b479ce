import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import { clockOf, urgencyOf } from '../../../ui/data/time/time-left.ts'
import { StatusDot } from '#ui/feedback/status-dot'
import { Tag } from '#ui/status/tag'
import { secondsLeft, type Sitting, statusOf } from './sitting-status.ts'
import { text } from './text/index.ts'

type TileProps = {
  readonly sitting: Sitting
  readonly limit: number | null
  /** Milliseconds since the data was fetched. */
  readonly since: number
  readonly onOpen: () => void
}

/** One candidate at a glance; the whole tile opens the details. */
export function SittingTile({ sitting, limit, since, onOpen }: TileProps) {
  const t = useText(text)
  const { name, unitName, answered, questions, cuts: screenCuts, state } = sitting
  const { status, tone } = statusOf(sitting)
  const percent = questions > 0 ? Math.round((answered / questions) * 100) : 0
  return (
    <li className="hall-tile" data-standing={status}>
      <div className="hall-tile-top">
        <button type="button" aria-label={t.openOf(name)} onClick={onOpen}>
          {name}
        </button>
        <SittingStatus status={status} tone={tone} />
      </div>
      <small className="ly-clamp-1">{unitName || '–'}</small>
      <Progress percent={percent} label={t.answered(answered, questions)} />
      <div className="hall-tile-facts">
        <span>{t.answered(answered, questions)}</span>
        <span data-care={limit !== null && screenCuts >= limit && screenCuts > 0}>
          {t.cuts(screenCuts, limit)}
        </span>
        {state === 'open' ? <Left sitting={sitting} since={since} /> : <Outcome sitting={sitting} />}
      </div>
    </li>
  )
}

export function SittingStatus({ status, tone }: ReturnType<typeof statusOf>) {
  const t = useText(text)
  const labels = { ...t.connections, paused: t.pausedWord, held: t.onHoldLabel, zeroed: t.zeroed }
  return <StatusDot tone={tone}>{labels[status]}</StatusDot>
}

function Left({ sitting, since }: { readonly sitting: Sitting; readonly since: number }) {
  const t = useText(text)
  const seconds = secondsLeft(sitting, since)
  return (
    <span className="hall-left" data-urgency={urgencyOf(seconds)}>
      {sitting.givenSeconds > 0 && <Tag tone="info">{t.given(sitting.givenSeconds / 60)}</Tag>}
      {sitting.extraMinutes > 0 && <Tag tone="info">{t.extra(sitting.extraMinutes)}</Tag>}
      <span className="ly-hidden">{t.timeLeft}</span>
      {clockOf(seconds)}
    </span>
  )
}

/** The result as far as it is known. */
export function Outcome({ sitting }: { readonly sitting: Sitting }) {
  const t = useText(text)
  const { score, isPassed, isReinstated } = sitting
  if (score === null) return <span>{t.waiting}</span>
  return (
    <span className="hall-left">
      {isReinstated && <Tag tone="info">{t.reinstatedWord}</Tag>}
      <b>{t.score(score)}</b>
      <Tag tone={isPassed ? 'success' : 'error'}>{isPassed ? t.passed : t.failed}</Tag>
    </span>
  )
}
