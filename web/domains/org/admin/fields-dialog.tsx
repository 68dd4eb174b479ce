import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'

type Told = (fault: string | undefined) => string | undefined

type FieldsDialogProps = {
  readonly title: string
  readonly isBusy: boolean
  readonly isRight: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  /** The fields; what they say of their faults is told once the person has tried to save. */
  readonly children: (told: Told) => ReactNode
  /** What has a form of its own, such as a search, and so cannot lie in this one. */
  readonly besides?: ReactNode
}

/** A few fields above the page, saved or left as they were. */
export function FieldsDialog({
  title,
  isBusy,
  isRight,
  onSave,
  onClose,
  children,
  besides,
}: FieldsDialogProps) {
  const t = useText(text)
  const id = useId()
  const [isTried, setIsTried] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isRight) onSave()
  }

  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {children((fault) => (isTried ? fault : undefined))}
      </form>
      {besides}
    </Modal>
  )
}
