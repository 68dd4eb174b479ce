import { getInvigilationState, getSitting, takeBackOutage } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog } from '#ui/overlay/form-dialog'
import type { Outage } from './sitting-status.ts'
import { text } from './text/index.ts'

type TakeBackDialogProps = { readonly outage: Outage; readonly onClose: () => void }

/** Removes the time an outage gave, with a recorded reason. */
export function TakeBackDialog({ outage: { id, attempts }, onClose }: TakeBackDialogProps) {
  const t = useText(text)
  const [reason, setReason] = useState('')
  const taking = useCommand(takeBackOutage, { refresh: [getInvigilationState, getSitting] })

  async function submit() {
    await taking.mutateAsync({ id, reason: reason.trim() })
    onClose()
    showSuccess(t.takeBackDone)
  }

  return (
    <FormDialog
      title={t.takeBackTitle}
      className="hall-form"
      submit={t.takeBack}
      look="danger"
      isBusy={taking.isPending}
      isRight={reason.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <Banner tone="warning">{t.takeBackHint(attempts)}</Banner>
          <Field
            label={t.reason}
            isRequired
            hint={t.reasonHint}
            error={shownError(reason.trim() === '' ? t.missingReason : undefined)}
          >
            {(names) => (
              <Input
                {...names}
                maxLength={300}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
