import { closeExam, getExam, listExams, publishExam, startExam } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import type { Exam } from './exam.ts'
import { text } from './text/index.ts'

type Act = 'publish' | 'start' | 'close'

const refresh = [getExam, listExams]

/** The possible actions on an exam: publish, start, close. */
export function ExamSteer({ exam }: { readonly exam: Exam }) {
  const t = useText(text)
  const [act, setAct] = useState<Act>()
  const commands = {
    publish: useCommand(publishExam, { refresh }),
    start: useCommand(startExam, { refresh }),
    close: useCommand(closeExam, { refresh }),
  }
  const done = { publish: t.published, start: t.started, close: t.closed }
  const hints = { publish: t.publishHint, start: t.startHint, close: t.closeHint }

  function go(chosen: Act) {
    commands[chosen].mutate(
      { id: exam.id },
      { onSuccess: () => showSuccess(done[chosen]), onFinished: () => setAct(undefined) },
    )
  }

  return (
    <span className="exams-acts">
      {actsOf(exam).map((option) => (
        <Button key={option} look={option === 'close' ? 'plain' : 'primary'} onClick={() => setAct(option)}>
          {t[option]}
        </Button>
      ))}
      {act && (
        <ConfirmDialog
          title={t[act]}
          confirm={t[act]}
          isDanger={act === 'close'}
          onConfirm={() => go(act)}
          onClose={() => setAct(undefined)}
        >
          {hints[act]}
        </ConfirmDialog>
      )}
    </span>
  )
}

function actsOf({ state, isAdminStart, startedAt }: Exam): readonly Act[] {
  if (state === 'draft') return ['publish']
  if (state === 'closed') return []
  return isAdminStart && startedAt === null ? ['close', 'start'] : ['close']
}
