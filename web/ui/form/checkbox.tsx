import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/picture/icon'
import './checkbox.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Without a sentence, give it an `aria-label`. */
  readonly children?: ReactNode
}

/** A checkbox with its label. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className="ly-checkbox">
      <input type="checkbox" {...rest} />
      <span className="ly-checkbox-box">
        <Icon name="check" size={14} />
      </span>
      {children && <span>{children}</span>}
    </label>
  )
}
