import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/picture/icon'
import './field.css'

/** The attributes by which a control is read with its label, hint and error. */
type ControlNames = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
  readonly required: boolean | undefined
}

type FieldProps = {
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly isRequired?: boolean
  readonly children: (names: ControlNames) => ReactNode
}

/** A label above its control, and below it the error or the hint. */
export function Field({ label, error, hint, isRequired = false, children }: FieldProps) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div className="ly-field">
      <label className="ly-field-label" htmlFor={id}>
        {label}
        {isRequired && (
          <span className="ly-field-must" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? note : undefined,
        'aria-invalid': error ? true : undefined,
        required: isRequired || undefined,
      })}
      {error ? (
        <p className="ly-field-error" id={note}>
          <Icon name="warning" size={14} />
          {error}
        </p>
      ) : (
        hint && (
          <p className="ly-field-hint" id={note}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
