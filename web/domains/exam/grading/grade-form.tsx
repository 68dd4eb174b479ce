import { type SubmitEvent, useEffect, useState } from 'react'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { TextArea } from '#ui/form/text-area'
import { Kbd } from '#ui/work/kbd'
import { gradeOf } from './mark-rules.ts'
import { text } from './text/index.ts'
import type { Answer } from './use-marking.ts'

type GradeFormProps = {
  readonly answer: Answer
  readonly fullScore: number
  readonly isBusy: boolean
  readonly onSave: (score: number, comment: string) => void
  readonly onSkip: () => void
}

/** Focuses the score field for each answer; Enter continues. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/** Digits and Enter are enough; a comment is optional. */
export function GradeForm({ answer, fullScore, isBusy, onSave, onSkip }: GradeFormProps) {
  const t = useText(text)
  const [typed, setTyped] = useState(answer.score === null ? '' : String(answer.score))
  const [comment, setComment] = useState(answer.comment)
  const [isTried, setIsTried] = useState(false)
  const grade = gradeOf(typed, fullScore)
  useSkipKey(onSkip)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (grade !== undefined && !isBusy) onSave(grade, comment.trim())
  }

  return (
    <form className="grading-form" noValidate onSubmit={submit}>
      {answer.score !== null && <Banner>{t.currentScore(answer.markedBy, answer.score)}</Banner>}
      <Field
        label={t.score}
        isRequired
        hint={t.fullScore(fullScore)}
        error={isTried && grade === undefined ? t.wrong(fullScore) : undefined}
      >
        {(names) => (
          <Input
            {...names}
            ref={focus}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            end={<span className="exams-quiet">/ {fullScore}</span>}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Field label={t.comment} hint={t.commentHint}>
        {(names) => (
          <TextArea
            {...names}
            rows={5}
            limit={1000}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" isWide isBusy={isBusy}>
        {answer.score === null ? t.saveNext : t.save}
      </Button>
      <Button isWide onClick={onSkip}>
        {t.skip}
      </Button>
      <Keys />
    </form>
  )
}

/** Alt and the arrow skip without a mark, also while typing. */
function useSkipKey(onSkip: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown') return
      event.preventDefault()
      onSkip()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

function Keys() {
  const t = useText(text).keys
  return (
    <dl className="grading-keys" aria-label={t.title}>
      <dt>
        <Kbd>0–9</Kbd>
        <Kbd>Enter</Kbd>
      </dt>
      <dd>{t.save}</dd>
      <dt>
        <Kbd>Alt</Kbd>
        <Kbd>↓</Kbd>
      </dt>
      <dd>{t.skip}</dd>
    </dl>
  )
}
