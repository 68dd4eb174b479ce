import { listAnswersToMark, listMarking, submitMarks } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasErrorCode, read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { shared } from './mark-rules.ts'
import { text } from './text/index.ts'

export type Answer = Result<typeof listAnswersToMark>['records'][number]
export type MarkingState = 'waiting' | 'marked'

type MarkingTarget = { readonly examId: string; readonly questionVersionId: string }

/** The answers to one question, one after the other. */
export function useMarking(target: MarkingTarget) {
  const t = useText(text)
  const marker = useUser()?.usrEntId ?? '0'
  const [state, setState] = useState<MarkingState>('waiting')
  const [passed, setPassed] = useState<readonly string[]>([])
  const [isTaken, setIsTaken] = useState(false)
  const found = useQuery(read(listAnswersToMark, { ...target, state, pageSize: 100 }))
  const submit = useCommand(submitMarks, { refresh: [listMarking], quiet: true })
  const answers = shared(found.data?.records ?? [], marker)
  const fresh = answers.filter(({ id }) => !passed.includes(id))
  // Skipped answers come again at the end.
  const current = fresh[0] ?? answers[0]

  function pass(id: string) {
    setPassed(fresh.length > 1 ? [...passed, id] : [])
  }

  function save({ id, version }: Answer, score: number, comment: string) {
    setIsTaken(false)
    submit.mutate(
      { marks: [{ id, score, comment, version }] },
      {
        onSuccess: ({ final }) => showSuccess(final > 0 ? t.final(final) : t.saved),
        onError: (error) => (hasErrorCode(error, 'MARK_CHANGED') ? setIsTaken(true) : report(error)),
        onFinished: () => {
          pass(id)
          void found.refetch()
        },
      },
    )
  }

  return {
    found,
    state,
    current,
    left: answers.length,
    isTaken,
    isBusy: submit.isPending,
    save,
    skip: (id: string) => {
      setIsTaken(false)
      pass(id)
    },
    show: (next: MarkingState) => {
      setState(next)
      setPassed([])
      setIsTaken(false)
    },
  }
}
