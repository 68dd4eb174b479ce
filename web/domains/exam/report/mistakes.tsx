import { checkAnswers } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { text } from '../text/index.ts'
import { CheckedQuestion } from './checked-question.tsx'
import { mistakesOf } from './mistakes-of.ts'

const shownFirst = 3

/** What went wrong and why, once the answers may be seen. */
export function Mistakes({ attemptId }: { readonly attemptId: string }) {
  const t = useText(text).report
  const [isAll, setIsAll] = useState(false)
  const answers = useQuery(read(checkAnswers, { id: attemptId }))
  const wrong = mistakesOf(answers.data?.questions ?? [])
  return (
    <section className="exam-mistakes">
      <SectionHead title={t.mistakes} sub={answers.data ? t.mistakeCount(wrong.length) : undefined} />
      {answers.isPending && <RowsWaiting count={3} />}
      {answers.data && wrong.length === 0 && <Empty kind="start" title={t.noMistakes} />}
      {(isAll ? wrong : wrong.slice(0, shownFirst)).map((one) => (
        <CheckedQuestion key={one.question.questionVersionId} checked={one} />
      ))}
      {!isAll && wrong.length > shownFirst && (
        <div className="exam-more">
          <Button onClick={() => setIsAll(true)}>{t.showMore(wrong.length - shownFirst)}</Button>
        </div>
      )}
    </section>
  )
}
