import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/picture/icon'
import type { IconName } from '../picture/icon-paths.ts'
import './field.css'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'size'> & {
  readonly icon?: IconName
  readonly end?: ReactNode
}

/** A line to type in, 48 high, with room for an icon before and something after. */
export function Input({ icon, end, ...rest }: InputProps) {
  return (
    <div className="ly-input">
      {icon && <Icon name={icon} />}
      <input {...rest} />
      {end}
    </div>
  )
}
