import { type LedgerMovement, reverseMovement, searchLedger } from '@lyceum/contract/points'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { ruleName } from '../../bill/rule-name.ts'
import { text as billText } from '../../bill/text/index.ts'
import { text } from './text/index.ts'

type ReverseDialogProps = { readonly movement: LedgerMovement; readonly onClose: () => void }

/** Reverses one movement with a reason. */
export function ReverseDialog({ movement, onClose }: ReverseDialogProps) {
  const t = useText(text)
  const { names } = useText(billText)
  const [reason, setReason] = useState('')
  const reverse = useCommand(reverseMovement, { refresh: [searchLedger] })

  async function go() {
    const { shortfall } = await reverse.mutateAsync({ id: movement.id, reason })
    showSuccess(shortfall > 0 ? t.dialog.short(shortfall.toLocaleString('en-US')) : t.dialog.done)
    onClose()
  }

  return (
    <Modal
      title={t.dialog.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.dialog.close}</Button>
          <Button
            look="danger"
            disabled={reason.trim() === ''}
            isBusy={reverse.isPending}
            onClick={() => void go().catch(() => undefined)}
          >
            {t.reverse}
          </Button>
        </>
      }
    >
      <p className="ledger-lead">
        {t.dialog.body(movement.name, ruleName(movement.rule, names), movement.moved.toLocaleString('en-US'))}
      </p>
      <Field label={t.dialog.reason} isRequired>
        {(fieldNames) => (
          <Input
            {...fieldNames}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}
