import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './drawer.css'

type DrawerProps = {
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly width?: number
  readonly onClose: () => void
}

/** A panel from the right edge, for content beside a list. Render it to show it. */
export function Drawer({ title, children, footer, width = 480, onClose }: DrawerProps) {
  const t = useText(text)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before the next paint: a removed dialog could not return the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  return (
    <dialog
      className="ly-drawer"
      style={{ width }}
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="ly-modal-close" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long text is scrolled without a mouse */}
      <section className="ly-drawer-body" tabIndex={0}>
        {children}
      </section>
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
}
