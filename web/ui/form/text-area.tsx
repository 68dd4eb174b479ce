import type { ComponentProps } from 'react'
import './field.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'maxLength' | 'value'> & {
  readonly value: string
  /** Shows the used length, and accepts no more. */
  readonly limit?: number
}

/** A multi-line text field; the used length is in the corner. */
export function TextArea({ limit, value, rows = 4, ...rest }: TextAreaProps) {
  return (
    <div className="ly-input ly-text-area">
      <textarea {...rest} rows={rows} value={value} maxLength={limit} />
      {limit !== undefined && (
        <span className="ly-text-area-count" aria-hidden="true">
          {value.length} / {limit}
        </span>
      )}
    </div>
  )
}
