import { useId } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import type { FormFields } from '../form/use-sign-in-form.ts'
import { text } from '../text/index.ts'
import './gender-choice.css'

export function GenderChoice({ form }: { readonly form: FormFields<'gender'> }) {
  const t = useText(text).register
  const id = useId()
  const error = form.errorOf('gender')
  const { name, onChange } = form.fieldOf('gender')
  return (
    <fieldset
      className="ly-field gender-choice"
      data-wrong={error !== undefined}
      aria-describedby={error && id}
    >
      <legend className="ly-field-label">{t.gender}</legend>
      <div className="gender-choice-row">
        {(['F', 'M'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={form.typed.gender === value}
              onChange={onChange}
            />
            {value === 'F' ? t.female : t.male}
          </label>
        ))}
      </div>
      {error && (
        <p className="ly-field-error" id={id}>
          <Icon name="warning" size={14} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
