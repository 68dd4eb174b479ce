import { explainLearner, getCourseFunnel, listLearners, waiveCompletion } from '@lyceum/contract/learning'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Field } from '#ui/form/field'
import { TextArea } from '#ui/form/text-area'
import { FormDialog } from '#ui/overlay/form-dialog'
import type { Learner } from './learner.ts'
import { text } from './text/index.ts'
import { isReason, reasonLimit } from './waive-rules.ts'

type WaiveDialogProps = { readonly learner: Learner; readonly onClose: () => void }

/** Grants completion without the conditions: permanent, so it needs a reason. */
export function WaiveDialog({ learner: { id, name }, onClose }: WaiveDialogProps) {
  const t = useText(text).waive
  const [reason, setReason] = useState('')
  const waive = useCommand(waiveCompletion, { refresh: [listLearners, getCourseFunnel, explainLearner] })

  async function submit() {
    await waive.mutateAsync({ id, reason: reason.trim() })
    onClose()
    showSuccess(t.done(name))
  }

  return (
    <FormDialog
      title={t.title(name)}
      className="learner-waive"
      submit={t.confirm}
      look="danger"
      isBusy={waive.isPending}
      isRight={isReason(reason)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <Banner tone="warning">{t.hint}</Banner>
          <Field
            label={t.reason}
            isRequired
            hint={t.reasonHint}
            error={shownError(isReason(reason) ? undefined : t.missing)}
          >
            {(names) => (
              <TextArea
                {...names}
                limit={reasonLimit}
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
