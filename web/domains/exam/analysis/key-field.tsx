import type { PaperKey } from '@lyceum/contract/question'
import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { RadioGroup } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { TextArea } from '#ui/form/text-area'
import { letterAt, DocumentText } from '#domains/question'
import { type Doubted, linesIn } from './item-analysis.ts'
import { text } from './text/index.ts'

type KeyFieldProps = {
  readonly question: Doubted['question']
  readonly value: PaperKey
  readonly onChange: (key: PaperKey) => void
}

/** Edits a key, in the shape of its question. */
export function KeyField({ question, value, onChange }: KeyFieldProps): ReactNode {
  const t = useText(text)
  if (question.type === 'MC' && value.type === 'MC')
    return (
      <RadioGroup
        label={t.newKey}
        isStacked
        value={value.right}
        options={question.options.map(({ slot, content }, at) => ({
          value: slot,
          title: (
            <>
              <b>{letterAt(at)}</b>
              <DocumentText tree={content} />
            </>
          ),
        }))}
        onChoose={(right) => onChange({ ...value, right })}
      />
    )
  if (question.type === 'TF' && value.type === 'TF')
    return (
      <RadioGroup
        label={t.newKey}
        value={String(value.right)}
        options={[
          { value: 'true', title: t.isTrue },
          { value: 'false', title: t.isFalse },
        ]}
        onChoose={(right) => onChange({ ...value, right: right === 'true' })}
      />
    )
  return <LongKey question={question} value={value} onChange={onChange} />
}

function LongKey({ question, value, onChange }: KeyFieldProps): ReactNode {
  if (question.type === 'MC_MANY' && value.type === 'MC_MANY')
    return question.options.map(({ slot, content }, at) => (
      <Checkbox
        key={slot}
        checked={value.right.includes(slot)}
        onChange={({ target }) =>
          onChange({
            ...value,
            right: question.options
              .map((option) => option.slot)
              .filter((option) => (option === slot ? target.checked : value.right.includes(option))),
          })
        }
      >
        <b>{letterAt(at)}</b>
        <DocumentText tree={content} />
      </Checkbox>
    ))
  if (question.type === 'FB' && value.type === 'FB')
    return question.blanks.map((slot, at) => (
      <Blank
        key={slot}
        at={at + 1}
        answers={value.accepted[slot] ?? []}
        onChange={(answers) => onChange({ ...value, accepted: { ...value.accepted, [slot]: answers } })}
      />
    ))
  if (question.type !== 'MT' || value.type !== 'MT') return null
  return question.left.map(({ slot, content }) => (
    <div key={slot} className="analysis-tie">
      <DocumentText tree={content} />
      <Select
        aria-label={slot}
        value={value.pairs[slot] ?? ''}
        options={question.right.map((side, at) => ({ value: side.slot, title: letterAt(at) }))}
        onChange={({ target }) => onChange({ ...value, pairs: { ...value.pairs, [slot]: target.value } })}
      />
    </div>
  ))
}

type BlankProps = {
  readonly at: number
  readonly answers: readonly string[]
  readonly onChange: (answers: string[]) => void
}

function Blank({ at, answers, onChange }: BlankProps) {
  const t = useText(text)
  const [lines, setLines] = useState(answers.join('\n'))
  return (
    <Field label={t.blank(at)} hint={t.newKeyHint}>
      {(names) => (
        <TextArea
          {...names}
          rows={3}
          limit={500}
          value={lines}
          onChange={({ target }) => {
            setLines(target.value)
            onChange(linesIn(target.value))
          }}
        />
      )}
    </Field>
  )
}
