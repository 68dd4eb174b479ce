import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Modal } from '../layout/modal.tsx'
import { text } from '../text/index.ts'

type ConfirmDialogProps = {
  /** What happens, as a question or a noun: “删除这条评论？” */
  readonly title: string
  /** What it means, and whether it can be undone. */
  readonly children: ReactNode
  /** The verb of the button: “删除”. */
  readonly confirm?: string
  readonly isDanger?: boolean
  /** The button is busy meanwhile; the opener closes the dialog. An error is shown as a message. */
  readonly onConfirm: () => Promise<void> | void
  readonly onClose: () => void
}

/** Asks for confirmation. Cancel comes first and has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  isDanger = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useText(text)
  const [isBusy, setIsBusy] = useState(false)

  async function go() {
    setIsBusy(true)
    try {
      await onConfirm()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            look={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={() => void go().catch(() => undefined)}
          >
            {confirm ?? t.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
