import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'

type TextFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly max: number
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly isNumber?: boolean
}

/** A text input with its label. */
export function TextField({ label, value, onChange, max, error, hint, isNumber = false }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(names) => (
        <Input
          {...names}
          value={value}
          maxLength={max}
          autoComplete="off"
          {...(isNumber && { inputMode: 'numeric' })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
