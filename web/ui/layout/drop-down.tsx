import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useHoverIntent } from '../overlay/hover-intent.ts'
import { moveFocus } from '../overlay/move-focus.ts'
import './drop-down.css'

type DropDownProps = {
  /** Read after the button's content. */
  readonly label: string
  /** The button's content. */
  readonly button: ReactNode
  /** The panel. */
  readonly children: ReactNode
  /** The edge of the button to which the panel is aligned. */
  readonly align?: 'start' | 'center' | 'end'
  /** Directly below the bar of the button, without a gap. */
  readonly isFlush?: boolean
}

/**
 * A button that opens a panel below it, by click or by hovering with a mouse. Arrow keys move through its items, Escape
 * closes and returns the focus, a click or the focus elsewhere closes.
 */
export function DropDown({ label, button, children, align = 'end', isFlush = false }: DropDownProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hover = useHoverIntent(setIsOpen)

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) close()
    const step = arrows[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (isOpen) moveFocus(panel.current, step)
    else {
      setIsOpen(true)
      // After its content is rendered.
      requestAnimationFrame(() => moveFocus(panel.current, step))
    }
  }

  return (
    <div
      className={`ly-drop-down ly-drop-down-${align}${isFlush ? ' ly-drop-down-flush' : ''}`}
      role="presentation"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setIsOpen(false)
      }}
      {...hover}
    >
      <button
        type="button"
        className="ly-drop-down-button"
        ref={opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
        <span className="ly-hidden">{label}</span>
      </button>
      <div className="ly-drop-down-panel" id={id} ref={panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
