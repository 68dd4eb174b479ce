import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Modal } from '../layout/modal.tsx'
import { text } from '../text/index.ts'

/** Says a fault once the person has tried. */
export type Told = (fault: string | undefined) => string | undefined

type FormDialogProps = {
  readonly title: string
  readonly sub?: string
  readonly width?: number
  readonly className?: string
  /** The verb of its button, when that is not to save. */
  readonly submit?: string
  readonly look?: 'primary' | 'reward' | 'danger'
  readonly isBusy: boolean
  /** Whether the fields can be sent as they are. */
  readonly isRight?: boolean
  /** Whoever is refused keeps what they typed: the refusal is told by its message. */
  readonly onSubmit: () => Promise<void> | void
  readonly onClose: () => void
  /** The fields; what they say of their faults is told once the person has tried. */
  readonly children: ReactNode | ((told: Told) => ReactNode)
  /** Another answer, before the way back. */
  readonly other?: ReactNode
  /** Above the fields, outside their form. */
  readonly above?: ReactNode
  /** What has a form of its own, such as a search, and so cannot lie in this one. */
  readonly besides?: ReactNode
}

/** A few fields above the page, sent or left as they were. The first that is wrong has the focus. */
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
      // What stays open begins anew.
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
