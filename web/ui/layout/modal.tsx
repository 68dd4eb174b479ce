import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './modal.css'

type ModalProps = {
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly onClose: () => void
}

/**
 * A dialog 580 wide with header, body and centred footer. The browser's own `<dialog>` keeps the focus inside, closes
 * on Escape and gives the focus back. Show it by rendering it.
 */
export function Modal({ title, children, footer, onClose }: ModalProps) {
  const t = useText(text)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  return (
    <dialog
      className="ly-modal"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className="ly-modal-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="ly-modal-close" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="ly-modal-body">{children}</div>
      {footer && <footer className="ly-modal-foot">{footer}</footer>}
    </dialog>
  )
}
