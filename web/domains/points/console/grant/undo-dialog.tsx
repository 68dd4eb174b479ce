import { type GrantAct, listGrants, undoGrant } from '@lyceum/contract/points'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'

type UndoDialogProps = { readonly act: GrantAct; readonly onClose: () => void }

/** Explains what undo does, and asks for a reason. */
export function UndoDialog({ act, onClose }: UndoDialogProps) {
  const t = useText(text)
  const [reason, setReason] = useState('')
  const undo = useCommand(undoGrant, { refresh: [listGrants] })

  async function go() {
    const { people, shortfall } = await undo.mutateAsync({ id: act.id, reason })
    const count = people.toLocaleString('en-US')
    showSuccess(shortfall > 0 ? t.undoneShort(count, shortfall.toLocaleString('en-US')) : t.undone(count))
    onClose()
  }

  return (
    <Modal
      title={t.undoTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.dialog.close}</Button>
          <Button
            look="danger"
            disabled={reason.trim() === ''}
            isBusy={undo.isPending}
            onClick={() => void go().catch(() => undefined)}
          >
            {t.undo}
          </Button>
        </>
      }
    >
      <p className="grants-lead">{t.undoBody(act.people.toLocaleString('en-US'), act.reason)}</p>
      <Field label={t.undoReason} isRequired>
        {(names) => (
          <Input
            {...names}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}
