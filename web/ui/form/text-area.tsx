import type { ComponentProps } from 'react'
import './field.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'maxLength' | 'value'> & {
  readonly value: string
  /** Shows how much of it is used, and takes no more. */
  readonly limit?: number
}

/** Room for several lines; how much of it is used stands in the corner. */
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
