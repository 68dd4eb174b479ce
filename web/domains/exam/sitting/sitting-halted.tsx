import { checkReceipt, sittingErrors } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button, ButtonLink } from '#ui/form/button'
import type { Sitting } from '../answering/open-sitting.ts'
import type { Halt } from '../answering/save-failure.ts'
import { useExamPages } from '../exam-query.ts'
import { text } from '../text/index.ts'
import { HandedIn } from './handed-in.tsx'

type HaltedProps = {
  readonly halt: Halt
  readonly sitting: Sitting
  readonly onTakeUp: () => void
}

/** The attempt cannot be answered any more: why, and what to do next. */
export function Halted({ halt, sitting, onTakeUp }: HaltedProps) {
  const t = useText(text)
  const pages = useExamPages()
  const { itmId } = sitting.intro
  if (halt.kind === 'closed') return <Closed code={halt.code} sitting={sitting} />
  return (
    <Empty
      kind="lock"
      title={halt.kind === 'taken' ? t.halt.taken : t.halt.unfit}
      hint={halt.kind === 'taken' ? t.halt.takenHint : t.halt.unfitHint}
      isPage
    >
      <Button look="primary" onClick={onTakeUp}>
        {halt.kind === 'taken' ? t.halt.here : t.halt.reload}
      </Button>
      <ButtonLink to={pages.tips.to({ itmId })}>{t.sitting.toTips}</ButtonLink>
    </Empty>
  )
}

type ClosedProps = { readonly code: string; readonly sitting: Sitting }

/** E-071, E-074, E-075: the attempt was closed by the server or an invigilator; the receipt shows what the server has. */
function Closed({ code, sitting: { intro, running } }: ClosedProps) {
  const t = useText(text)
  const isGone = code === sittingErrors.LEARNING_RECORD_DELETED.code
  const receipt = useQuery({
    ...read(checkReceipt, { id: running.id }),
    enabled: !isGone,
    meta: { quiet: true },
  })
  if (isGone || receipt.isError)
    return (
      <Empty kind="lock" title={isGone ? t.halt.deleted : t.halt.closed} isPage>
        <ButtonLink look="primary" to="/exam/list">
          {t.halt.toList}
        </ButtonLink>
      </Empty>
    )
  if (!receipt.data)
    return (
      <div className="ly-wrap exam-loading">
        <Skeleton height="420px" />
      </div>
    )
  const reason = t.halt.reasons[receipt.data.submitKind]
  return <HandedIn attemptId={running.id} itmId={intro.itmId} receipt={receipt.data} reason={reason} />
}
