import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { useHoverIntent } from '../../ui/overlay/hover-intent.ts'
import { text } from '../text/index.ts'

type NavDropProps = {
  readonly label: string
  /** The entry's own link; without it the entry only opens the panel. */
  readonly to: string | undefined
  readonly children: ReactNode
}

/**
 * An entry of the main menu with a panel. Hovering opens it, and for the keyboard the button beside the link; Escape,
 * navigating and moving the focus out close it.
 */
export function NavDrop({ label, to, children }: NavDropProps) {
  const t = useText(text).nav
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // Open on this page only: navigating closes the panel.
  const isOpen = openAt === key
  const setIsOpen = (opens: boolean) => setOpenAt(opens ? key : undefined)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    opener.current?.focus()
  }

  return (
    <div
      className="nav-drop"
      role="presentation"
      ref={root}
      data-open={isOpen}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setIsOpen(false)
      }}
      {...useHoverIntent(setIsOpen)}
    >
      {to !== undefined && (
        <NavLink to={to} className="nav-entry">
          {label}
        </NavLink>
      )}
      <button
        type="button"
        className={to === undefined ? 'nav-entry' : 'nav-chevron'}
        ref={opener}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={to === undefined ? undefined : t.open(label)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {to === undefined && label}
        <Icon name="down" size={14} />
      </button>
      <div className="nav-panel" id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}
