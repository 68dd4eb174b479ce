import type { AnswerValue, getPractice as GetPractice } from '@lyceum/contract/exam'
import {
  getMistakeBank,
  getPractice,
  listMistakeExams,
  pagePractices,
  submitPractice,
} from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { read, useCommand } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { fillOf } from '../answering/fill.ts'
import { partsOf } from '../answering/leaves.ts'
import { QuestionView } from '../question/question-view.tsx'
import { Words } from '../question/words.tsx'
import { practiceQuery, practiceReportQuery } from './mistake-query.ts'
import { partOf } from './part.ts'
import { text } from './text/index.ts'
import './mistake.css'

/** a round of mistakes, answered once more. */
export function PracticePage() {
  const t = useText(text)
  const [query] = useSearchParams()
  const { id = '' } = practiceQuery.read(query)
  const practice = useQuery({ ...read(getPractice, { id }), enabled: id !== '', staleTime: Infinity })
  usePageTitle(t.title)
  if (id === '') return <Navigate to="/personal/mistakeExercises" replace />
  if (practice.isError) return <ErrorPanel onRetry={() => void practice.refetch()} />
  if (!practice.data) return <Skeleton height="560px" />
  if (practice.data.submittedAt !== null) return <Navigate to={practiceReportQuery.to({ id })} replace />
  return <Round practice={practice.data} />
}

type RoundProps = { readonly practice: Result<typeof GetPractice> }

function Round({ practice }: RoundProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({})
  const [picked, setPicked] = useState<{ readonly question: string; readonly slot: string }>()
  const [isAsking, setIsAsking] = useState(false)
  const submit = useCommand(submitPractice, { refresh: [getMistakeBank, listMistakeExams, pagePractices] })
  const questions = practice.items.map((item, at) => partOf(item, at + 1))
  const leaves = questions.flatMap(partsOf)
  const open = leaves.filter((one) => fillOf(one, answers[one.questionVersionId]) === 'unanswered').length

  async function handIn() {
    const given = leaves.map(({ questionVersionId }) => ({
      questionVersionId,
      value: answers[questionVersionId] ?? null,
    }))
    await submit.mutateAsync({ id: practice.id, answers: given })
    await navigate(practiceReportQuery.to({ id: practice.id }), { replace: true })
  }

  return (
    <div className="mistake-ground">
      <div className="ly-wrap mistake-practice">
        <Breadcrumb trail={[{ title: t.title, to: '/personal/mistakeExercises' }, { title: t.practice }]} />
        <h1 className="ly-hidden">{t.practice}</h1>
        <div className="mistake-paper">
          {questions.map((question) => (
            <div key={question.questionVersionId} className="mistake-asked">
              {question.type === 'SI' && (
                <div className="mistake-material">
                  <Words tree={question.stem} />
                </div>
              )}
              {partsOf(question).map((leaf) => {
                const name = leaf.questionVersionId
                return (
                  <QuestionView
                    key={name}
                    question={leaf}
                    value={answers[name] ?? null}
                    onAnswer={(value) => setAnswers((before) => ({ ...before, [name]: value }))}
                    picked={picked?.question === name ? picked.slot : undefined}
                    onPick={(slot) => setPicked(slot === undefined ? undefined : { question: name, slot })}
                  />
                )
              })}
            </div>
          ))}
        </div>
        <footer>
          <span>{open > 0 && t.left(open)}</span>
          <Button
            look="primary"
            size="roomy"
            isBusy={submit.isPending}
            onClick={() => (open > 0 ? setIsAsking(true) : void handIn().catch(() => undefined))}
          >
            {t.handIn}
          </Button>
        </footer>
        {isAsking && (
          <ConfirmDialog
            title={t.left(open)}
            confirm={t.handIn}
            onConfirm={() => handIn().catch(() => undefined)}
            onClose={() => setIsAsking(false)}
          >
            {t.sure}
          </ConfirmDialog>
        )}
      </div>
    </div>
  )
}
