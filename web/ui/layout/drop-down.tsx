import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './drop-down.css'

type DropDownProps = {
  /** Read after what the button shows. */
  readonly label: string
  /** What the button shows. */
  readonly button: ReactNode
  /** The panel. */
  readonly children: ReactNode
}

/**
 * A button that opens a panel below it, by click or by hovering with a mouse. Arrow keys move through what can be
 * chosen, Escape closes and gives the focus back, a click or the focus elsewhere closes.
 */
export function DropDown({ label, button, children }: DropDownProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hover = useHover(setIsOpen)

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setIsOpen(true)
    requestAnimationFrame(() => moveFocus(root.current, step))
  }

  return (
    <div
      className="ly-drop-down"
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
      <div className="ly-drop-down-panel" id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}

const intentMs = 120

/** Opens for a mouse that rests, closes for one that has left; a finger or a pen only clicks. */
function useHover(setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const soon = (isOpen: boolean) => (event: { readonly pointerType: string }) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(isOpen), isOpen ? intentMs : intentMs * 2)
  }
  return { onPointerEnter: soon(true), onPointerLeave: soon(false) }
}

function moveFocus(root: HTMLElement | null, step: number): void {
  const choices = [
    ...(root?.querySelectorAll<HTMLElement>('.ly-drop-down-panel :is(a, button, input)') ?? []),
  ]
  const at = choices.findIndex((choice) => choice === document.activeElement)
  const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step) % choices.length
  choices.at(next)?.focus()
}
