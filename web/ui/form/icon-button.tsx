import type { ComponentProps } from 'react'
import { Icon } from '../picture/icon.tsx'
import './icon-button.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  readonly icon: ComponentProps<typeof Icon>['name']
  /** What it does, as text, for screen readers. */
  readonly label: string
  readonly size?: 'small' | 'medium'
  /** A removal: red on hover. */
  readonly isRemoval?: boolean
}

/** A small action beside its object, shown as an icon. */
export function IconButton({ icon, label, size = 'medium', isRemoval = false, ...rest }: IconButtonProps) {
  const classes = [
    'ly-icon-button',
    size === 'small' && 'ly-icon-button-small',
    isRemoval && 'ly-icon-button-removal',
  ]
  return (
    <button type="button" {...rest} aria-label={label} className={classes.filter(Boolean).join(' ')}>
      <Icon name={icon} size={16} />
    </button>
  )
}
