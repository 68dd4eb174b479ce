import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Words } from '../question/words.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { GradeForm } from './grade-form.tsx'
import { text } from './text/index.ts'
import { type DeskState, useMarkDesk } from './use-desk.ts'

type MarkDeskProps = {
  readonly examId: string
  readonly questionVersionId: string
  /** The way to the next question of which answers wait; without one, all is marked. */
  readonly onNext: (() => void) | undefined
  readonly onClose: () => void
}

/** The question and its guide at the left, one answer in the middle, the mark at the right. */
export function MarkDesk(props: MarkDeskProps) {
  const t = useText(text)
  const desk = useMarkDesk(props)
  const { found, current, state } = desk
  if (found.isError) return <ErrorPanel onRetry={() => void found.refetch()} />
  if (!found.data) return <RowsWaiting count={4} />
  const { question, guide, fullScore } = found.data
  return (
    <div className="grading-desk">
      <aside className="grading-question">
        <Words tree={question.stem} />
        <h3>{t.guide}</h3>
        <p>{guide || '–'}</p>
      </aside>
      <div className="grading-answer">
        <header>
          <Segmented<DeskState>
            label={t.state}
            value={state}
            options={(['waiting', 'marked'] as const).map((value) => ({ value, title: t.states[value] }))}
            onChoose={desk.show}
          />
          {current && state === 'waiting' && <span className="exams-quiet">{t.left(desk.left)}</span>}
        </header>
        {desk.isTaken && (
          <Banner tone="warning" isNews>
            {t.taken}
          </Banner>
        )}
        {current ? (
          <GivenAnswer answer={current} />
        ) : (
          <Nothing state={state} onNext={props.onNext} onClose={props.onClose} />
        )}
      </div>
      {current && (
        <GradeForm
          key={`${current.id}:${current.version}`}
          answer={current}
          fullScore={fullScore}
          isBusy={desk.isBusy}
          onSave={(score, comment) => desk.save(current, score, comment)}
          onSkip={() => desk.skip(current.id)}
        />
      )}
    </div>
  )
}

type NothingProps = Pick<MarkDeskProps, 'onNext' | 'onClose'> & { readonly state: DeskState }

/** No answer to show: on to the next question, or back. */
function Nothing({ state, onNext, onClose }: NothingProps) {
  const t = useText(text)
  return (
    <Empty kind="start" title={state === 'waiting' ? t.nothingLeft : t.nothingMarked}>
      {onNext && (
        <Button look="primary" onClick={onNext}>
          {t.next}
        </Button>
      )}
      <Button onClick={onClose}>{t.back}</Button>
    </Empty>
  )
}
