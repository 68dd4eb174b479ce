import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/picture/icon'
import type { IconName } from '../picture/icon-paths.ts'
import { useClickElsewhere } from './click-elsewhere.ts'
import { useFloating } from './floating.ts'
import { moveFocus, steps } from './move-focus.ts'
import type { Align } from './place-panel.ts'
import './overlay.css'

type MenuItem = {
  readonly id: string
  readonly title: string
  readonly icon?: IconName
  /** At the right end: a count, a shortcut. */
  readonly end?: ReactNode
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
  /** A rule above it starts another group. */
  readonly isApart?: boolean
  readonly onChoose: () => void
}

type Opener = {
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly onClick: () => void
}

type MenuProps = {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly renderButton: (opener: Opener) => ReactNode
  readonly align?: Align
}

/** A menu of actions behind a button. Arrow keys move, Enter chooses, Escape closes and returns the focus. */
export function Menu({ label, items, renderButton, align = 'start' }: MenuProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const panel = useFloating(anchor, { side: 'bottom', align, gap: 6 })
  useClickElsewhere(anchor, () => setIsOpen(false))
  useEffect(() => {
    if (isOpen) moveFocus(listIn(anchor.current), 'first')
  }, [isOpen])

  function close() {
    setIsOpen(false)
    anchor.current?.querySelector<HTMLElement>('button')?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!isOpen) {
      if (event.key === 'ArrowDown') setIsOpen(true)
      return
    }
    if (event.key === 'Escape' || event.key === 'Tab') close()
    if (step !== undefined) moveFocus(listIn(anchor.current), step)
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <span className="ly-popover" role="presentation" ref={anchor} onKeyDown={onKeyDown}>
      {renderButton({ 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) })}
      {isOpen && (
        <div className="ly-floating ly-menu" role="menu" aria-label={label} popover="manual" ref={panel}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classOf(item)}
              disabled={item.isDisabled}
              onClick={() => {
                close()
                item.onChoose()
              }}
            >
              {item.icon && <Icon name={item.icon} size={16} />}
              <span>{item.title}</span>
              {item.end && <span className="ly-menu-end">{item.end}</span>}
            </button>
          ))}
        </div>
      )}
    </span>
  )
}

const listIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[role=menu]') ?? null

const classOf = ({ isDanger, isApart }: MenuItem) =>
  [isDanger && 'ly-menu-danger', isApart && 'ly-menu-apart'].filter(Boolean).join(' ') || undefined
