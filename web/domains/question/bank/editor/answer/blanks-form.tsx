import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { TextArea } from '#ui/form/text-area'
import { text } from '../text/index.ts'
import { blanksIn } from '../plain-text-tree.ts'
import type { AnswerProps } from './answer.ts'

/** The accepted answers of each blank, one per line. */
export function BlanksForm({ leaf: { stem, accepted, isExact }, onChange }: AnswerProps) {
  const t = useText(text)
  const blanks = blanksIn(stem)
  return (
    <div className="bank-field">
      <p className="bank-field-head">
        <b>{t.blanks}</b>
        <small>{t.blanksHint}</small>
      </p>
      {blanks.length > 0 && (
        <ul className="bank-accepted">
          {blanks.map((slot, at) => (
            <li key={slot}>
              <span>
                {t.blank(at + 1)}
                <code>{`{{${slot}}}`}</code>
              </span>
              <TextArea
                aria-label={t.blank(at + 1)}
                rows={2}
                value={accepted[slot] ?? ''}
                onChange={({ target }) => onChange({ accepted: { ...accepted, [slot]: target.value } })}
              />
            </li>
          ))}
        </ul>
      )}
      <Checkbox checked={isExact} onChange={() => onChange({ isExact: !isExact })}>
        {t.exact}
      </Checkbox>
    </div>
  )
}
