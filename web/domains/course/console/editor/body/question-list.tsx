import type { SurveyQuestion } from '@lyceum/contract/course'
import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Switch } from '#ui/form/choices'
import { text } from '../text/index.ts'
import { AddQuestion, QuestionCard } from './question-card.tsx'
import { withQuestion } from './question-edits.ts'

type Question = { readonly key: string; readonly type: SurveyQuestion['type']; readonly stem: string }

type QuestionListProps<Q extends Question> = {
  readonly title: string
  readonly count: string
  readonly isLocked: boolean
  readonly questions: readonly Q[]
  readonly types: readonly Q['type'][]
  readonly make: (type: Q['type']) => Q
  readonly onChange: (questions: Q[]) => void
  /** The part of a question below its stem. */
  readonly renderQuestion: (question: Q, onChange: (question: Q) => void) => ReactNode
  /** An option of the whole list. */
  readonly option: {
    readonly title: string
    readonly isOn: boolean
    readonly onSwitch: (isOn: boolean) => void
  }
}

/** The questions of a test or survey, in order. */
export function QuestionList<Q extends Question>({
  title,
  count,
  isLocked,
  questions,
  types,
  make,
  onChange,
  renderQuestion,
  option,
}: QuestionListProps<Q>) {
  const t = useText(text).questions
  const set = (question: Q) => onChange(withQuestion(questions, question))
  return (
    <div className="ly-field">
      <span className="ly-field-label">
        {title} <small className="body-count">{count}</small>
      </span>
      {questions.length === 0 && <p className="editor-hint">{t.empty}</p>}
      {questions.map((question, i) => (
        <QuestionCard
          key={question.key}
          number={i + 1}
          kind={t.types[question.type]}
          isLocked={isLocked}
          stem={question.stem}
          onStem={(stem) => set({ ...question, stem })}
          onRemove={() => onChange(questions.filter(({ key }) => key !== question.key))}
        >
          {renderQuestion(question, set)}
        </QuestionCard>
      ))}
      {!isLocked && (
        <div className="body-add">
          <AddQuestion types={types} onAdd={(type) => onChange([...questions, make(type)])} />
          <Switch isOn={option.isOn} onSwitch={option.onSwitch}>
            {option.title}
          </Switch>
        </div>
      )}
    </div>
  )
}
