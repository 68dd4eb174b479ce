import type { ComponentProps } from 'react'
import { Icon } from '#ui/picture/icon'
import './field.css'

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'size' | 'children'> & {
  readonly options: readonly { readonly value: string; readonly title: string }[]
}

/** One of many, in the browser's own list: it knows keys, search and screens better than any copy. */
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
