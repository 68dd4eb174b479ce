import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { RadioGroup } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { TextArea } from '#ui/form/text-area'
import { NumberBox } from '#ui/work/number-box'
import { text } from '../text/index.ts'
import type { AnswerProps } from './answer.ts'
import { BlanksForm } from './blanks-form.tsx'
import { ChoicesForm } from './choices-form.tsx'
import { PairsForm } from './pairs-form.tsx'

/** The right answer, in the shape of the question. */
export function AnswerForm(props: AnswerProps): ReactNode {
  const { type } = props.leaf
  if (type === 'MC' || type === 'MC_MANY') return <ChoicesForm {...props} />
  if (type === 'TF') return <TrueForm {...props} />
  if (type === 'FB') return <BlanksForm {...props} />
  return type === 'MT' ? <PairsForm {...props} /> : <GuideForm {...props} />
}

function TrueForm({ leaf: { isTrue }, onChange }: AnswerProps) {
  const t = useText(text)
  return (
    <div className="bank-field">
      <p className="bank-field-head">
        <b>{t.trueOrFalse}</b>
      </p>
      <RadioGroup
        label={t.trueOrFalse}
        value={isTrue === undefined ? '' : String(isTrue)}
        onChoose={(value) => onChange({ isTrue: value === 'true' })}
        options={[
          { value: 'true', title: t.right },
          { value: 'false', title: t.wrong },
        ]}
      />
    </div>
  )
}

/** The marking guide, and the maximum length of an answer. */
function GuideForm({ leaf, onChange }: AnswerProps) {
  const t = useText(text)
  const isOral = leaf.type === 'SR'
  return (
    <div className="bank-guide">
      <Field label={t.guide} hint={t.guideHint}>
        {(names) => (
          <TextArea
            {...names}
            rows={4}
            value={leaf.guide}
            onChange={({ target }) => onChange({ guide: target.value.slice(0, 4000) })}
          />
        )}
      </Field>
      <Field label={isOral ? t.maxSeconds : t.maxLength}>
        {({ id }) => (
          <NumberBox
            id={id}
            label={isOral ? t.maxSeconds : t.maxLength}
            min={isOral ? 5 : 1}
            max={isOral ? 600 : 20_000}
            value={isOral ? leaf.maxSeconds : leaf.maxLength}
            onChange={(value) =>
              onChange(isOral ? { maxSeconds: value ?? 120 } : { maxLength: value ?? 2000 })
            }
          />
        )}
      </Field>
    </div>
  )
}
