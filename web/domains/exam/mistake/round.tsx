import {
  type AnswerValue,
  answerPractice,
  getMistakeBank,
  type getPractice,
  listMistakeExams,
  pagePractices,
} from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { scrollToTop } from '#lib/way'
import { Button } from '#ui/form/button'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { fillOf } from '../answering/fill.ts'
import { partsOf } from '../answering/leaves.ts'
import { CheckedQuestion } from '../report/checked-question.tsx'
import { unsaid } from '../report/report.ts'
import { Asked } from './asked.tsx'
import { practiceReportQuery } from './mistake-query.ts'
import { partOf } from './part.ts'
import { text } from './text/index.ts'
import './mistake.css'

type RoundProps = { readonly practice: Result<typeof getPractice> }
type Told = Result<typeof answerPractice>

/** One question at a time: answered, explained at once, then the next; who comes back goes on where they were. */
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
  const [told, setTold] = useState<Told>()
  const answer = useCommand(answerPractice, { refresh: [getMistakeBank, listMistakeExams, pagePractices] })
  const item = practice.items[at]
  if (!item) return null
  const question = partOf(item, at + 1)
  const [leaf] = partsOf(question)
  const { questionVersionId } = item
  const isOpen = !leaf || fillOf(leaf, value ?? undefined) === 'unanswered'

  async function look() {
    setTold(await answer.mutateAsync({ id: practice.id, questionVersionId, value }))
  }

  async function goOn() {
    if (told?.left === 0) {
      await navigate(practiceReportQuery.to({ id: practice.id }), { replace: true })
      return
    }
    setAt((before) => before + 1)
    setValue(null)
    setTold(undefined)
    scrollToTop()
  }

  return (
    <div className="mistake-ground">
      <div className="ly-wrap mistake-practice">
        <Breadcrumb trail={[{ title: t.title, to: '/personal/mistakeExercises' }, { title: t.practice }]} />
        <h1 className="ly-hidden">{t.practice}</h1>
        <p className="mistake-place">{t.place(at + 1, practice.items.length)}</p>
        {told ? (
          <CheckedQuestion
            checked={{
              question,
              parts: [{ ...told, questionVersionId, mine: value, ...unsaid }],
            }}
          />
        ) : (
          <Asked key={questionVersionId} question={question} value={value} onAnswer={setValue} />
        )}
        <footer>
          {!told && isOpen && <span>{t.orLook}</span>}
          <Button
            look="primary"
            size="roomy"
            isBusy={answer.isPending}
            onClick={() => void (told ? goOn() : look()).catch(() => undefined)}
          >
            {buttonWord()}
          </Button>
        </footer>
      </div>
    </div>
  )

  function buttonWord() {
    if (!told) return t.lookAnswer
    return told.left === 0 ? t.finish : t.next
  }
}
