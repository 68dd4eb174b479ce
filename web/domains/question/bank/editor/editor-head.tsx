import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import type { Question } from '../preview/question-details.tsx'
import { text as bankText } from '../text/index.ts'
import type { Lack } from './draft-to-question.ts'
import { text } from './text/index.ts'

type EditorHeadProps = {
  readonly question: Question | undefined
  readonly lacks: readonly Lack[]
  readonly hasPlace: boolean
  readonly isBusy: boolean
  readonly onPreview: () => void
  readonly onSave: (goesOn: boolean) => void
}

/** The question, what it still needs, and its actions. */
export function EditorHead(props: EditorHeadProps) {
  const { question, lacks, hasPlace, isBusy, onPreview, onSave } = props
  const t = useText(text)
  const states = useText(bankText).states
  const needs = [
    ...lacks.map(({ part, fault }) => (part === 0 ? t.faults[fault] : t.lackIn(part, t.faults[fault]))),
    ...(hasPlace ? [] : [t.lackPlace]),
  ]
  const isWhole = needs.length === 0
  return (
    <header className="bank-editor-head">
      <Link className="bank-editor-back" to="/questions" aria-label={t.back}>
        <Icon name="left" size={16} />
      </Link>
      <h1>{question ? t.editTitle(question.number) : t.newTitle}</h1>
      {question && (
        <Tag tone={question.state === 'reviewed' ? 'success' : 'warning'}>{states[question.state]}</Tag>
      )}
      <output className="bank-lacks ly-clamp-1">{isWhole ? t.saveKey : t.lacks(needs.slice(0, 3))}</output>
      <span className="bank-editor-acts">
        <Button onClick={onPreview}>
          <Icon name="eye" size={16} />
          {t.preview}
        </Button>
        {!question && (
          <Button disabled={!isWhole} isBusy={isBusy} onClick={() => onSave(true)}>
            {t.saveNext}
          </Button>
        )}
        <Button look="primary" disabled={!isWhole} isBusy={isBusy} onClick={() => onSave(false)}>
          {t.save}
        </Button>
      </span>
    </header>
  )
}
