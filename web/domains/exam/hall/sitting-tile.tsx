import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import { clockOf, urgencyOf } from '../../../ui/data/time/time-left.ts'
import { StatusDot } from '#ui/feedback/status-dot'
import { Tag } from '#ui/status/tag'
import { secondsLeft, type Sitting, standingOf } from './sitting.ts'
import { text } from './text/index.ts'

type TileProps = {
  readonly sitting: Sitting
  readonly limit: number | null
  /** Since the room was read, in milliseconds. */
  readonly since: number
  readonly onOpen: () => void
}

/** One candidate at a glance; the whole tile opens what is known about them. */
export function SittingTile({ sitting, limit, since, onOpen }: TileProps) {
  const t = useText(text)
  const { name, unitName, answered, questions, cuts, state } = sitting
  const { word, tone } = standingOf(sitting)
  const percent = questions > 0 ? Math.round((answered / questions) * 100) : 0
  return (
    <li className="hall-tile" data-standing={word}>
      <div className="hall-tile-top">
        <button type="button" aria-label={t.openOf(name)} onClick={onOpen}>
          {name}
        </button>
        <Standing word={word} tone={tone} />
      </div>
      <small className="ly-clamp-1">{unitName || '–'}</small>
      <Progress percent={percent} label={t.answered(answered, questions)} />
      <div className="hall-tile-facts">
        <span>{t.answered(answered, questions)}</span>
        <span data-care={limit !== null && cuts >= limit && cuts > 0}>{t.cuts(cuts, limit)}</span>
        {state === 'open' ? <Left sitting={sitting} since={since} /> : <Outcome sitting={sitting} />}
      </div>
    </li>
  )
}

export function Standing({ word, tone }: ReturnType<typeof standingOf>) {
  const t = useText(text)
  const words = { ...t.connections, paused: t.pausedWord, held: t.heldWord, zeroed: t.zeroed }
  return <StatusDot tone={tone}>{words[word]}</StatusDot>
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

/** What came of it, as far as it is known. */
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
