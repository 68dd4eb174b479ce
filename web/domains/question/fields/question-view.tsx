import type { AnswerValue, LeafQuestion } from '@lyceum/contract/question'
import { type ReactNode, useId } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { BlankStem } from './blank-stem.tsx'
import { ManyField, SingleField } from './choice-field.tsx'
import { EssayField } from './essay-field.tsx'
import { MatchField } from './match-field.tsx'
import { RecordField } from './recording/record-field.tsx'
import { TrueField } from './true-false-field.tsx'
import { DocumentText } from './document-text.tsx'
import './question.css'

type QuestionViewProps = {
  readonly question: LeafQuestion
  readonly value: AnswerValue | null
  readonly onAnswer: (value: AnswerValue) => void
  /** Absent where questions cannot be marked: in practice. */
  readonly mark?: { readonly isMarked: boolean; readonly onMark: () => void } | undefined
  readonly picked: string | undefined
  readonly onPick: (slot: string | undefined) => void
  readonly isCurrent?: boolean
}

/** One question: its number, score, text and answer field. */
export function QuestionView(props: QuestionViewProps) {
  const { question, mark, isCurrent = false } = props
  const t = useText(text)
  const stem = useId()
  return (
    <div className="exam-question" data-current={isCurrent}>
      <span className="exam-no ly-song">{question.no}</span>
      <div>
        <p className="exam-question-top">
          <span>{t.types[question.type]}</span>
          <span>{t.points(question.score)}</span>
          {mark && <MarkButton no={question.no} {...mark} />}
        </p>
        <div className="exam-stem" id={stem}>
          {question.type === 'FB' ? (
            <BlankStem question={question} value={props.value} onAnswer={props.onAnswer} />
          ) : (
            <DocumentText tree={question.stem} />
          )}
        </div>
        <Field {...props} labelledBy={stem} />
      </div>
    </div>
  )
}

type MarkProps = { readonly no: number; readonly isMarked: boolean; readonly onMark: () => void }

function MarkButton({ no, isMarked, onMark }: MarkProps) {
  const t = useText(text).question
  return (
    <button
      type="button"
      className="exam-mark"
      aria-pressed={isMarked}
      aria-label={t.markOf(no, isMarked)}
      onClick={onMark}
    >
      <Icon name="flag" size={16} />
      {isMarked ? t.marked : t.mark}
    </button>
  )
}

function Field(props: QuestionViewProps & { readonly labelledBy: string }): ReactNode {
  const { question, value, onAnswer, labelledBy } = props
  const shared = { value, onAnswer, labelledBy }
  if (question.type === 'MC') return <SingleField question={question} {...shared} />
  if (question.type === 'MC_MANY') return <ManyField question={question} {...shared} />
  if (question.type === 'TF') return <TrueField question={question} {...shared} />
  if (question.type === 'MT')
    return <MatchField question={question} {...shared} picked={props.picked} onPick={props.onPick} />
  if (question.type === 'ES') return <EssayField question={question} {...shared} />
  // The blanks of a fill-in question are fields in its text.
  return question.type === 'SR' ? <RecordField question={question} {...shared} /> : null
}
