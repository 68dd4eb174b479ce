import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import './button.css'

/** One `primary` per view; `reward` only for points; `danger` for what cannot be undone; `quiet` for the rest. */
type Look = {
  readonly look?: 'primary' | 'plain' | 'soft' | 'reward' | 'danger' | 'quiet'
  /** 28, 36, 44 for the main action of a page, 48 on the sign-in pages. */
  readonly size?: 'small' | 'medium' | 'roomy' | 'large'
  /** As wide as its column. */
  readonly isWide?: boolean
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'> & { readonly isBusy?: boolean }

/** A button. While busy it keeps its size and focus, and ignores further clicks. */
export function Button({
  look = 'plain',
  size = 'medium',
  isWide = false,
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(look, size, isWide)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy && <span className="ly-button-ring" aria-hidden="true" />}
      {children}
    </button>
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'className'>

/** A link that looks like a button. */
export function ButtonLink({ look = 'plain', size = 'medium', isWide = false, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf(look, size, isWide)} />
}

const classOf = (look: string, size: string, isWide: boolean) =>
  `ly-button ly-button-${look} ly-button-${size}${isWide ? ' ly-button-wide' : ''}`
