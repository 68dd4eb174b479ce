import { type ReactNode, useId, useRef, useState } from 'react'
import { useClickElsewhere } from './click-elsewhere.ts'
import { useFloating } from './floating.ts'
import type { Align, Side } from './place-panel.ts'
import './overlay.css'

/** The attributes of a button that opens the panel. */
type Opener = {
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onClick: () => void
}

type PopoverProps = {
  /** The panel's name. */
  readonly label: string
  readonly renderButton: (opener: Opener) => ReactNode
  /** The panel; a button with `data-closes` in it closes it. */
  readonly children: ReactNode
  readonly side?: Side
  readonly align?: Align
  readonly width?: number
}

/** A panel that opens beside its button on click. Escape, a click elsewhere or the focus elsewhere closes it. */
export function Popover({
  label,
  renderButton,
  children,
  side = 'bottom',
  align = 'start',
  width,
}: PopoverProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const panel = useFloating(anchor, { side, align, gap: 8 })
  useClickElsewhere(anchor, () => setIsOpen(false))

  function close() {
    setIsOpen(false)
    anchor.current?.querySelector<HTMLElement>('button, a')?.focus()
  }

  return (
    <span
      className="ly-popover"
      role="presentation"
      ref={anchor}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[data-closes]')) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      {renderButton({
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && (
        <dialog
          className="ly-floating ly-popover-panel"
          id={id}
          aria-label={label}
          popover="manual"
          ref={panel}
          style={{ width }}
        >
          {children}
        </dialog>
      )}
    </span>
  )
}
