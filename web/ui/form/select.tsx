import type { ComponentProps } from 'react'
import { Icon } from '#ui/picture/icon'
import './field.css'

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'size' | 'children'> & {
  readonly options: readonly { readonly value: string; readonly title: string }[]
}

/** A native select: it handles keys, search and screen sizes better than any copy. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <div className="ly-input ly-select">
      <select {...rest}>
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </div>
  )
}
