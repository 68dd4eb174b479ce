import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import './button.css'

/** One `primary` per view; `danger` for what cannot be undone; `quiet` for the rest. */
type Look = {
  readonly look?: 'primary' | 'plain' | 'danger' | 'quiet'
  readonly size?: 'small' | 'medium' | 'large'
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'> & { readonly isBusy?: boolean }

/** A button that does something. While busy it keeps its place and its focus, and does nothing twice. */
export function Button({
  look = 'plain',
  size = 'medium',
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(look, size)}
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

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look = 'plain', size = 'medium', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf(look, size)} />
}

const classOf = (look: string, size: string) => `ly-button ly-button-${look} ly-button-${size}`
