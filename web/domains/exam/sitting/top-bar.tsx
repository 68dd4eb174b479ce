import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Progress } from '#ui/data/progress'
import { Countdown } from '#ui/data/time/countdown'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { endOn } from '../answering/exam-clock.ts'
import type { SessionState } from '../answering/attempt-session.ts'
import { pendingOf } from '../answering/answer-sheet.ts'
import { text } from '../text/index.ts'
import { countOf, type Fills } from './count-answered.ts'
import { useEnd } from './use-stable-deadline.ts'

type TopBarProps = {
  readonly title: string
  readonly state: SessionState
  readonly fills: Fills
  readonly onOver: () => void
  readonly onHandIn: () => void
}

/** The title, save state, progress, remaining time and the hand-in button. */
export function TopBar({ title, state, fills, onOver, onHandIn }: TopBarProps) {
  const t = useText(text).sitting
  const answered = countOf(fills, 'answered')
  const until = useEnd(endOn(state.clock))
  return (
    <header className="exam-top">
      <div className="ly-wrap">
        <h1 className="ly-clamp-1">{title}</h1>
        <Safety state={state} />
        <div className="exam-done">
          <span>
            {t.answered} <b>{answered}</b> / {fills.size}
          </span>
          <Progress percent={fills.size === 0 ? 0 : (answered / fills.size) * 100} tone="brand" label="" />
        </div>
        {state.halt?.kind === 'paused' ? (
          <span className="exam-paused">{t.paused}</span>
        ) : (
          <Countdown until={until} label={t.timeLeft} icon="timer" onOver={onOver} />
        )}
        <Button look="primary" size="roomy" onClick={onHandIn}>
          {t.handIn}
        </Button>
      </div>
    </header>
  )
}

/** Whether everything is saved on the server, and if not, where it is. */
function Safety({ state }: { readonly state: SessionState }) {
  const t = useText(text).sitting
  const zone = useZone()
  const pending = pendingOf(state.sheet).length
  if (state.isAway)
    return (
      <output className="exam-safety" data-away="true">
        <Icon name="warning" size={16} />
        {state.isStored ? t.away : t.awayUnkept}
      </output>
    )
  const saved =
    state.savedAt === undefined ? t.willSave : t.savedAt(shownTime(new Date(state.savedAt), zone).slice(11))
  return (
    <output className="exam-safety">
      <Icon name={pending > 0 ? 'refresh' : 'done'} size={16} />
      {pending > 0 ? t.saving : saved}
    </output>
  )
}
