import { TextArea } from '#ui/form/text-area'
import type { FieldProps } from './field-props.ts'
import { plainText } from './plain-text.ts'

/** A text area with a character count. */
export function EssayField({ question, value, onAnswer, labelledBy }: FieldProps<'ES'>) {
  const answer = value?.type === 'ES' ? value.text : ''
  return (
    <div className="exam-essay">
      <TextArea
        aria-labelledby={labelledBy}
        rows={8}
        limit={question.maxLength}
        value={answer}
        onChange={({ target }) => onAnswer({ type: 'ES', text: plainText(target.value) })}
      />
    </div>
  )
}
