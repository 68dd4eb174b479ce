import { letterAt } from './leaves.ts'
import { toggled } from './choose.ts'
import type { FieldProps } from './field-props.ts'
import { Option } from './option.tsx'
import { DocumentText } from './document-text.tsx'

/** Single choice: a letter in a circle. */
export function SingleField({ question, value, onAnswer, labelledBy }: FieldProps<'MC'>) {
  const chosen = value?.type === 'MC' ? value.slot : null
  return (
    <fieldset aria-labelledby={labelledBy}>
      {question.options.map(({ slot, content }, at) => (
        <Option
          key={slot}
          kind="radio"
          name={question.questionVersionId}
          sign={letterAt(at)}
          isChosen={chosen === slot}
          onChoose={() => onAnswer({ type: 'MC', slot })}
        >
          <DocumentText tree={content} />
        </Option>
      ))}
    </fieldset>
  )
}

/** Multiple choice: a letter in a square. */
export function ManyField({ question, value, onAnswer, labelledBy }: FieldProps<'MC_MANY'>) {
  const chosen = value?.type === 'MC_MANY' ? value.slots : []
  return (
    <fieldset aria-labelledby={labelledBy}>
      {question.options.map(({ slot, content }, at) => (
        <Option
          key={slot}
          kind="checkbox"
          name={question.questionVersionId}
          sign={letterAt(at)}
          isChosen={chosen.includes(slot)}
          onChoose={() => onAnswer(toggled(value, slot))}
        >
          <DocumentText tree={content} />
        </Option>
      ))}
    </fieldset>
  )
}
