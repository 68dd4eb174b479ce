import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import type { FieldProps } from './field-props.ts'
import { Option } from './option.tsx'
import { TrueSign } from './true-false-sign.tsx'

export function TrueField({ question, value, onAnswer, labelledBy }: FieldProps<'TF'>) {
  const t = useText(text).question
  const chosen = value?.type === 'TF' ? value.isTrue : null
  return (
    <fieldset aria-labelledby={labelledBy}>
      {[true, false].map((isTrue) => (
        <Option
          key={String(isTrue)}
          kind="radio"
          name={question.questionVersionId}
          sign={<TrueSign isTrue={isTrue} />}
          isChosen={chosen === isTrue}
          onChoose={() => onAnswer({ type: 'TF', isTrue })}
        >
          {isTrue ? t.right : t.wrong}
        </Option>
      ))}
    </fieldset>
  )
}
