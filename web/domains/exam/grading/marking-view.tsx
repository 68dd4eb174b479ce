import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { DocumentText } from '#domains/question'
import { GivenAnswer } from './given-answer.tsx'
import { GradeForm } from './grade-form.tsx'
import { text } from './text/index.ts'
import { type MarkingState, useMarking } from './use-marking.ts'

type MarkingViewProps = {
  readonly examId: string
  readonly questionVersionId: string
  /** Opens the next question with waiting answers; undefined when all are marked. */
  readonly onNext: (() => void) | undefined
  readonly onClose: () => void
}

/** The question and its guide on the left, one answer in the middle, the mark on the right. */
export function MarkingView(props: MarkingViewProps) {
  const t = useText(text)
  const marking = useMarking(props)
  const { found, current, state } = marking
  if (found.isError) return <ErrorPanel onRetry={() => void found.refetch()} />
  if (!found.data) return <RowsWaiting count={4} />
  const { question, guide, fullScore } = found.data
  return (
    <div className="grading-desk">
      <aside className="grading-question">
        <DocumentText tree={question.stem} />
        <h3>{t.guide}</h3>
        <p>{guide || '–'}</p>
      </aside>
      <div className="grading-answer">
        <header>
          <Segmented<MarkingState>
            label={t.state}
            value={state}
            options={(['waiting', 'marked'] as const).map((value) => ({ value, title: t.states[value] }))}
            onChoose={marking.show}
          />
          {current && state === 'waiting' && <span className="exams-quiet">{t.left(marking.left)}</span>}
        </header>
        {marking.isTaken && (
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
          isBusy={marking.isBusy}
          onSave={(score, comment) => marking.save(current, score, comment)}
          onSkip={() => marking.skip(current.id)}
        />
      )}
    </div>
  )
}

type NothingProps = Pick<MarkingViewProps, 'onNext' | 'onClose'> & { readonly state: MarkingState }

/** Nothing to mark: offers the next question, or going back. */
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
