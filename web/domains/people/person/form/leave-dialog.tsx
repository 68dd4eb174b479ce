import { useState } from 'react'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { text } from '../../text/index.ts'
import { todayOf } from './draft.ts'
import { type Person, usePersonActs } from '../use-person.ts'

type LeaveDialogProps = { readonly person: Person; readonly onClose: () => void }

/** The date and reason of a departure. */
export function LeaveDialog({ person, onClose }: LeaveDialogProps) {
  const t = useText(text).leave
  const now = useNow()
  const acts = usePersonActs(person)
  const [day, setDay] = useState(() => todayOf(now))
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      title={t.title(person.name)}
      confirm={t.confirm}
      isDanger
      onClose={onClose}
      onConfirm={() => acts.leave(day, reason).then(onClose, () => undefined)}
    >
      <div className="people-form">
        <p>{t.note}</p>
        <Field label={t.day} isRequired>
          {(names) => (
            <Input {...names} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
        <Field label={t.reason}>
          {(names) => (
            <Input
              {...names}
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  )
}
