import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Modal } from '../layout/modal.tsx'
import { text } from '../text/index.ts'

/** Returns a fault only after the first attempt to submit. */
export type FaultFilter = (fault: string | undefined) => string | undefined

type FormDialogProps = {
  readonly title: string
  readonly sub?: string
  readonly width?: number
  readonly className?: string
  /** The label of the submit button, by default "save". */
  readonly submit?: string
  readonly look?: 'primary' | 'reward' | 'danger'
  readonly isBusy: boolean
  /** Whether the fields are valid. */
  readonly isRight?: boolean
  /** On an error the input is kept, and the error is shown as a message. */
  readonly onSubmit: () => Promise<void> | void
  readonly onClose: () => void
  /** The fields; their faults are shown after the first attempt to submit. */
  readonly children: ReactNode | ((visibleFault: FaultFilter) => ReactNode)
  /** Another button before cancel. */
  readonly other?: ReactNode
  /** Above the fields, outside their form. */
  readonly above?: ReactNode
  /** Content with its own form, such as a search, which cannot be nested. */
  readonly besides?: ReactNode
}

/** A form in a dialog. The first invalid field gets the focus. */
export function FormDialog({
  title,
  sub,
  width,
  className,
  submit,
  look = 'primary',
  isBusy,
  isRight = true,
  onSubmit,
  onClose,
  children,
  other,
  above,
  besides,
}: FormDialogProps) {
  const t = useText(text)
  const id = useId()
  const [isTried, setIsTried] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    flushSync(() => setIsTried(true))
    if (!isRight) form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    else if (!isBusy) {
      await onSubmit()
      // A dialog that stays open starts over.
      setIsTried(false)
    }
  }

  return (
    <Modal
      title={title}
      {...(sub !== undefined && { sub })}
      {...(width !== undefined && { width })}
      onClose={onClose}
      footer={
        <>
          {other}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} look={look} isBusy={isBusy}>
            {submit ?? t.save}
          </Button>
        </>
      }
    >
      {above}
      <form
        id={id}
        className={className}
        noValidate
        onSubmit={(event) => void send(event).catch(() => undefined)}
      >
        {typeof children === 'function' ? children((fault) => (isTried ? fault : undefined)) : children}
      </form>
      {besides}
    </Modal>
  )
}
