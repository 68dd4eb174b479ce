import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/picture/icon'
import type { IconName } from '../picture/icon-paths.ts'
import './field.css'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'size' | 'height'> & {
  readonly icon?: IconName
  readonly end?: ReactNode
  /** 36 on work pages, 48 on the sign-in pages. */
  readonly height?: 'medium' | 'large'
}

/** A text field, with space for an icon before and an element after. */
export function Input({ icon, end, height = 'medium', ...rest }: InputProps) {
  return (
    <div className={`ly-input ly-input-${height}`}>
      {icon && <Icon name={icon} />}
      <input {...rest} />
      {end}
    </div>
  )
}
