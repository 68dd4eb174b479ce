import type { LeafQuestion } from '@lyceum/contract/question'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { GateRing } from '#ui/picture/gate-ring'
import type { SessionState } from '../answering/attempt-session.ts'
import { entryOf, type Sheet } from '../answering/answer-sheet.ts'
import { text } from '../text/index.ts'
import type { Fills } from './count-answered.ts'

type HandInProps = {
  readonly sheet: Sheet
  readonly fills: Fills
  readonly leaves: readonly LeafQuestion[]
  readonly handing: SessionState['handing']
  readonly onGo: (question: string) => void
  readonly onHandIn: () => Promise<void>
  readonly onClose: () => void
}

/** E-077: lists unanswered and marked questions before handing in, and shows the progress. */
export function HandInDialog({ sheet, fills, leaves, handing, onGo, onHandIn, onClose }: HandInProps) {
  const t = useText(text).handIn
  if (handing === 'timeUp') return <TimeUp />
  const open = leaves.filter(({ questionVersionId }) => fills.get(questionVersionId) !== 'answered')
  const marked = leaves.filter(({ questionVersionId }) => entryOf(sheet, questionVersionId).isMarked)
  const isBusy = handing === 'working'
  return (
    <Modal
      title={t.title}
      width={520}
      onClose={isBusy ? () => undefined : onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t.back}
          </Button>
          <Button look="primary" isBusy={isBusy} onClick={() => void onHandIn()}>
            {handing === 'failed' ? t.again : t.confirm}
          </Button>
        </>
      }
    >
      <div className="exam-hand-in">
        {handing === 'failed' && (
          <Banner tone="error" title={t.failed} isNews>
            {t.failedHint}
          </Banner>
        )}
        <p>{open.length === 0 ? t.allAnswered : t.unanswered(open.length)}</p>
        <Numbers questions={open} onGo={onGo} />
        {marked.length > 0 && <p>{t.marked(marked.length)}</p>}
        <Numbers questions={marked} onGo={onGo} />
        <p className="exam-quiet">{t.final}</p>
      </div>
    </Modal>
  )
}

type NumbersProps = { readonly questions: readonly LeafQuestion[]; readonly onGo: (question: string) => void }

function Numbers({ questions, onGo }: NumbersProps) {
  const t = useText(text).handIn
  if (questions.length === 0) return null
  return (
    <ul className="exam-numbers">
      {questions.map(({ questionVersionId, no }) => (
        <li key={questionVersionId}>
          <button type="button" aria-label={t.goTo(no)} onClick={() => onGo(questionVersionId)}>
            {no}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** At the deadline no click is needed. */
function TimeUp() {
  const t = useText(text).handIn
  return (
    <div className="exam-veil" role="alert">
      <div>
        <GateRing />
        <h2>{t.timeUp}</h2>
        <p>{t.timeUpHint}</p>
      </div>
    </div>
  )
}
