import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './modal.css'

type ModalProps = {
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** Wider only for what cannot be read in 580. */
  readonly width?: number
  /** Small text beside the title, such as a count. */
  readonly sub?: string
  readonly onClose: () => void
}

/** B-066: the default width of a dialog. */
const modalWidth = 580

/**
 * A dialog 580 wide with header, body and centred footer. The native `<dialog>` keeps the focus inside, closes on Escape
 * and returns the focus. Render it to show it.
 */
export function Modal({ title, sub, children, footer, width = modalWidth, onClose }: ModalProps) {
  const t = useText(text)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before the next paint: a removed dialog could not return the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Focuses the first field, else the first button, rather than the close button.
    shown
      ?.querySelector<HTMLElement>(
        ':is(.ly-modal-body input, .ly-modal-body textarea, .ly-modal-foot button)',
      )
      ?.focus()
    return () => shown?.close()
  }, [])

  return (
    <dialog
      className="ly-modal"
      style={{ width }}
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="ly-modal-head">
        <h2 id={id}>{title}</h2>
        {sub && <span className="ly-modal-sub">{sub}</span>}
        <button type="button" className="ly-modal-close" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="ly-modal-body">{children}</div>
      {footer && <div className="ly-modal-foot">{footer}</div>}
    </dialog>
  )
}
