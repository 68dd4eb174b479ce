import { useState } from 'react'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { TextArea } from '#ui/form/text-area'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { text } from '../text/index.ts'

type RefuseDialogProps = {
  readonly name: string
  readonly onRefuse: (reason: string) => void
  readonly onClose: () => void
}

/** Rejects a registration with a reason that the person reads. */
export function RefuseDialog({ name, onRefuse, onClose }: RefuseDialogProps) {
  const t = useText(text).registration
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      title={t.refuseTitle(name)}
      confirm={t.refuse}
      isDanger
      onClose={onClose}
      onConfirm={() => onRefuse(reason.trim())}
    >
      <div className="people-form">
        <p>{t.refuseNote}</p>
        <Field label={t.reason}>
          {(names) => (
            <TextArea
              {...names}
              limit={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  )
}
