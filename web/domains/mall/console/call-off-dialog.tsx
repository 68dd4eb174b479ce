import { callOffExchange, listOrders, type Order } from '@lyceum/contract/mall'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { text } from './text/index.ts'

type CallOffDialogProps = { readonly order: Order; readonly onClose: () => void }

export function CallOffDialog({ order, onClose }: CallOffDialogProps) {
  const t = useText(text)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const callOff = useCommand(callOffExchange, { refresh: [listOrders] })

  async function go() {
    setIsTried(true)
    if (reason.trim() === '') return
    await callOff.mutateAsync({ id: order.id, reason }).then(
      () => {
        showSuccess(t.calledOff)
        onClose()
      },
      () => undefined,
    )
  }

  return (
    <ConfirmDialog title={t.callOffTitle} confirm={t.callOff} isDanger onConfirm={go} onClose={onClose}>
      <p>{t.callOffBody}</p>
      <Field label={t.reason} isRequired error={isTried && reason.trim() === '' ? t.reasonWrong : undefined}>
        {(names) => (
          <Input
            {...names}
            value={reason}
            maxLength={200}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
