import type { PaperKey } from '@lyceum/contract/exam'
import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { RadioGroup } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { TextArea } from '#ui/form/text-area'
import { letterAt } from '../answering/leaves.ts'
import { Words } from '../question/words.tsx'
import { type Doubted, wordsIn } from './item.ts'
import { text } from './text/index.ts'

type KeyFieldProps = {
  readonly question: Doubted['question']
  readonly value: PaperKey
  readonly onChange: (key: PaperKey) => void
}

/** A key to be corrected, in the shape of its question. */
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
              <Words tree={content} />
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
              .map((one) => one.slot)
              .filter((one) => (one === slot ? target.checked : value.right.includes(one))),
          })
        }
      >
        <b>{letterAt(at)}</b>
        <Words tree={content} />
      </Checkbox>
    ))
  if (question.type === 'FB' && value.type === 'FB')
    return question.blanks.map((slot, at) => (
      <Blank
        key={slot}
        at={at + 1}
        words={value.accepted[slot] ?? []}
        onChange={(words) => onChange({ ...value, accepted: { ...value.accepted, [slot]: words } })}
      />
    ))
  if (question.type !== 'MT' || value.type !== 'MT') return null
  return question.left.map(({ slot, content }) => (
    <div key={slot} className="analysis-tie">
      <Words tree={content} />
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
  readonly words: readonly string[]
  readonly onChange: (words: string[]) => void
}

function Blank({ at, words, onChange }: BlankProps) {
  const t = useText(text)
  const [lines, setLines] = useState(words.join('\n'))
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
            onChange(wordsIn(target.value))
          }}
        />
      )}
    </Field>
  )
}
