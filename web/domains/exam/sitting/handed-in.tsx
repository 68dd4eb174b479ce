import { useZone } from '#domains/site'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Descriptions } from '#ui/data/descriptions'
import { Button, ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import type { Receipt } from '../answering/attempt-session.ts'
import { useExamPages } from '../exam-query.ts'
import { text } from '../text/index.ts'

type HandedInProps = {
  readonly attemptId: string
  readonly itmId: string
  readonly receipt: Receipt
  /** Why it was handed in, unless the learner did it. */
  readonly reason?: string | undefined
}

/** The paper is handed in: when, how, and the receipt as proof. */
export function HandedIn({ attemptId, itmId, receipt, reason }: HandedInProps) {
  const t = useText(text)
  const zone = useZone()
  const pages = useExamPages()
  return (
    <div className="exam-end">
      <section className="exam-card" aria-labelledby="exam-handed">
        <span className="exam-seal" data-forced={reason !== undefined}>
          <Icon name={reason === undefined ? 'check' : 'flag'} size={28} />
        </span>
        <h1 id="exam-handed">{reason ?? t.handIn.done}</h1>
        <p>{t.handIn.kinds[receipt.submitKind]}</p>
        <Descriptions
          look="list"
          items={[
            { term: t.handIn.at, value: shownTime(receipt.submittedAt, zone) },
            { term: t.handIn.answered, value: t.handIn.questions(receipt.answered) },
            { term: t.handIn.scoring, value: t.scoreStates[receipt.scoreState] },
          ]}
        />
        <ReceiptLine hash={receipt.receipt} />
        <div className="exam-card-way">
          <ButtonLink look="primary" to={pages.score.to({ attemptId })}>
            {t.handIn.toReport}
          </ButtonLink>
          <ButtonLink to={pages.tips.to({ itmId })}>{t.handIn.toTips}</ButtonLink>
        </div>
      </section>
    </div>
  )
}

/** The hash of what was handed in, to copy. */
export function ReceiptLine({ hash }: { readonly hash: string }) {
  const t = useText(text).handIn
  const copy = async () => {
    await navigator.clipboard.writeText(hash)
    showSuccess(t.copied)
  }
  return (
    <div className="exam-receipt">
      <span>{t.receipt}</span>
      <code>{hash}</code>
      <Button size="small" onClick={() => void copy()}>
        <Icon name="copy" size={14} />
        {t.copy}
      </Button>
      <p>{t.receiptHint}</p>
    </div>
  )
}
