import { getExamAnalysis, getExamQuestion, undoRegrade } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Banner } from '#ui/feedback/banner'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Drawer } from '#ui/overlay/drawer'
import { DocumentText } from '#domains/question'
import type { Doubted } from './item-analysis.ts'
import { Picks } from './answer-distribution.tsx'
import { Regrade } from './regrade.tsx'
import { text } from './text/index.ts'

type QuestionDrawerProps = {
  readonly examId: string
  readonly questionVersionId: string
  readonly onRegraded: () => void
  readonly onClose: () => void
}

/** One question: its answers, and correcting its key. */
export function QuestionDrawer(props: QuestionDrawerProps) {
  const { examId, questionVersionId, onClose } = props
  const t = useText(text)
  const [isMending, setIsMending] = useState(false)
  const found = useQuery(read(getExamQuestion, { id: examId, questionVersionId }))
  if (found.data && isMending)
    return <Regrade {...props} doubted={found.data} onBack={() => setIsMending(false)} />
  return (
    <Drawer
      title={t.question}
      width={640}
      onClose={onClose}
      footer={
        found.data && (
          <Button look="primary" onClick={() => setIsMending(true)}>
            {t.mend}
          </Button>
        )
      }
    >
      <div className="analysis-question">
        {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
        {found.isPending && <RowsWaiting count={4} />}
        {found.data && (
          <>
            <Mended {...props} doubted={found.data} />
            <DocumentText tree={found.data.question.stem} />
            <Picks doubted={found.data} />
          </>
        )}
      </div>
    </Drawer>
  )
}

type MendedProps = QuestionDrawerProps & { readonly doubted: Doubted }

/** The correction made so far, with a button to undo it. */
function Mended({ examId, questionVersionId, doubted: { correction }, onRegraded }: MendedProps) {
  const t = useText(text)
  const zone = useZone()
  const [isAsking, setIsAsking] = useState(false)
  const undo = useCommand(undoRegrade, { refresh: [getExamQuestion, getExamAnalysis] })
  if (!correction) return null
  const { policy, reason, at } = correction
  return (
    <Banner
      title={t.mended}
      action={
        <Button size="small" isBusy={undo.isPending} onClick={() => setIsAsking(true)}>
          {t.undo}
        </Button>
      }
    >
      {t.mendedBy(t.policies[policy], reason, shownTime(at, zone))}
      {isAsking && (
        <ConfirmDialog
          title={t.undo}
          confirm={t.undo}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            undo.mutate(
              { id: examId, questionVersionId },
              {
                onSuccess: () => {
                  onRegraded()
                  showSuccess(t.undone)
                },
              },
            )
          }}
        >
          {t.undoHint}
        </ConfirmDialog>
      )}
    </Banner>
  )
}
