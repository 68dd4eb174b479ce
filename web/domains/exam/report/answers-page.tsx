import { checkAnswers } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Empty } from '#ui/feedback/empty'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button, ButtonLink } from '#ui/form/button'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { InlineTabs, SectionHead } from '#ui/layout/section-head'
import { answersQuery, useExamPages } from '../exam-query.ts'
import { text } from './text/index.ts'
import { CheckedQuestion } from './checked-question.tsx'
import { byOutcome } from './find-mistakes.ts'
import './report.css'

/** the whole paper with the right answers, once the exam shows them. */
export function AnswersPage() {
  const t = useText(text)
  const pages = useExamPages()
  const [query] = useSearchParams()
  const { attemptId = '' } = answersQuery.read(query)
  const [which, setWhich] = useState<'all' | 'wrong' | 'right' | 'open'>('all')
  const answers = useQuery({
    ...read(checkAnswers, { id: attemptId }),
    enabled: attemptId !== '',
    meta: { quiet: true },
  })
  usePageTitle(t.report.answers)
  if (attemptId === '' || answers.isError)
    return (
      <Empty kind="lock" title={t.report.noAnswers} hint={describe(answers.error)} isPage>
        <Button onClick={() => void answers.refetch()}>{t.sitting.tryAgain}</Button>
        <ButtonLink look="primary" to={pages.score.to({ attemptId })}>
          {t.report.title}
        </ButtonLink>
      </Empty>
    )
  const outcomes = byOutcome(answers.data?.questions ?? [])
  const labels = {
    all: t.report.all,
    wrong: t.report.wrongOnes,
    right: t.report.rightOnes,
    open: t.report.unmarked,
  }
  const tabs = (['all', 'wrong', 'right', 'open'] as const).flatMap((name) => {
    const count = outcomes[name]?.length ?? 0
    return name === 'all' || count > 0 ? [{ name, title: t.report.tab(labels[name], count) }] : []
  })
  return (
    <div className="ly-wrap exam-report">
      <Breadcrumb
        trail={[
          { title: t.exam, to: '/exam/list' },
          { title: t.report.title, to: pages.score.to({ attemptId }) },
          { title: t.report.answers },
        ]}
      />
      <h1 className="exam-report-title">{answers.data?.title ?? t.report.answers}</h1>
      <SectionHead
        title={t.report.answers}
        tabs={<InlineTabs label={t.report.which} tabs={tabs} current={which} onChoose={setWhich} />}
      />
      {answers.isPending && <RowsWaiting count={4} />}
      {outcomes[which]?.map((outcome) => (
        <CheckedQuestion key={outcome.question.questionVersionId} checked={outcome} />
      ))}
    </div>
  )
}
