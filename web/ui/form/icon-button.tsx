import type { ComponentProps } from 'react'
import { Icon } from '../picture/icon.tsx'
import './icon-button.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  readonly icon: ComponentProps<typeof Icon>['name']
  /** What it does, in words: a picture says it to nobody who cannot see it. */
  readonly label: string
  readonly size?: 'small' | 'medium'
  /** Takes something away: red under the hand. */
  readonly isRemoval?: boolean
}

/** A small act beside the thing it is about, known by its picture. */
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
