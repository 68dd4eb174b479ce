import { letterAt } from '../answering/leaves.ts'
import { toggled } from '../answering/keys.ts'
import type { FieldProps } from './field.ts'
import { Option } from './option.tsx'
import { Words } from './words.tsx'

/** One of several: a letter in a circle. */
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
          <Words tree={content} />
        </Option>
      ))}
    </fieldset>
  )
}

/** Any number of several: a letter in a square. */
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
          <Words tree={content} />
        </Option>
      ))}
    </fieldset>
  )
}
