import { TextArea } from '#ui/form/text-area'
import type { FieldProps } from './field.ts'
import { plainText } from './plain-text.ts'

/** Room to write, with a count. */
export function EssayField({ question, value, onAnswer, labelledBy }: FieldProps<'ES'>) {
  const words = value?.type === 'ES' ? value.text : ''
  return (
    <div className="exam-essay">
      <TextArea
        aria-labelledby={labelledBy}
        rows={8}
        limit={question.maxLength}
        value={words}
        onChange={({ target }) => onAnswer({ type: 'ES', text: plainText(target.value) })}
      />
    </div>
  )
}
