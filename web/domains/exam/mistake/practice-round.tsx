import {
  answerPractice,
  getMistakeBank,
  type getPractice,
  listMistakeExams,
  pagePractices,
} from '@lyceum/contract/exam'
import type { AnswerValue } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { scrollToTop } from '#lib/page/navigation'
import { Button } from '#ui/form/button'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { fillOf } from '../answering/answer-progress.ts'
import { partsOf } from '#domains/question'
import { CheckedQuestion } from '../report/checked-question.tsx'
import { unsaid } from '../report/report.ts'
import { PracticeQuestion } from './practice-question.tsx'
import { practiceReportQuery } from '../mistake-query.ts'
import { partOf } from './question-part.ts'
import { text } from './text/index.ts'
import './mistake.css'

type RoundProps = { readonly practice: Result<typeof getPractice> }
type PracticeResult = Result<typeof answerPractice>

/** One question at a time: answered, explained at once, then the next; a returning user continues where they were. */
export function Round({ practice }: RoundProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      practice.items.findIndex(({ isRight }) => isRight === null),
    ),
  )
  const [value, setValue] = useState<AnswerValue | null>(null)
  const [result, setResult] = useState<PracticeResult>()
  const answer = useCommand(answerPractice, { refresh: [getMistakeBank, listMistakeExams, pagePractices] })
  const item = practice.items[at]
  if (!item) return null
  const question = partOf(item, at + 1)
  const [leaf] = partsOf(question)
  const { questionVersionId } = item
  const isOpen = !leaf || fillOf(leaf, value ?? undefined) === 'unanswered'

  async function look() {
    setResult(await answer.mutateAsync({ id: practice.id, questionVersionId, value }))
  }

  async function goOn() {
    if (result?.left === 0) {
      await navigate(practiceReportQuery.to({ id: practice.id }), { replace: true })
      return
    }
    setAt((before) => before + 1)
    setValue(null)
    setResult(undefined)
    scrollToTop()
  }

  return (
    <div className="mistake-ground">
      <div className="ly-wrap mistake-practice">
        <Breadcrumb trail={[{ title: t.title, to: '/personal/mistakeExercises' }, { title: t.practice }]} />
        <h1 className="ly-hidden">{t.practice}</h1>
        <p className="mistake-place">{t.place(at + 1, practice.items.length)}</p>
        {result ? (
          <CheckedQuestion
            checked={{
              question,
              parts: [{ ...result, questionVersionId, mine: value, ...unsaid }],
            }}
          />
        ) : (
          <PracticeQuestion key={questionVersionId} question={question} value={value} onAnswer={setValue} />
        )}
        <footer>
          {!result && isOpen && <span>{t.orLook}</span>}
          <Button
            look="primary"
            size="roomy"
            isBusy={answer.isPending}
            onClick={() => void (result ? goOn() : look()).catch(() => undefined)}
          >
            {buttonWord()}
          </Button>
        </footer>
      </div>
    </div>
  )

  function buttonWord() {
    if (!result) return t.lookAnswer
    return result.left === 0 ? t.finish : t.next
  }
}
