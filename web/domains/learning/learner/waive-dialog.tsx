import { explainLearner, getCourseFunnel, listLearners, waiveCompletion } from '@lyceum/contract/learning'
import { type SubmitEvent, useId, useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { TextArea } from '#ui/form/text-area'
import { Modal } from '#ui/layout/modal'
import type { Learner } from './learner.ts'
import { text } from './text/index.ts'
import { isReason, reasonLimit } from './waive-rules.ts'

type WaiveDialogProps = { readonly learner: Learner; readonly onClose: () => void }

/** Grants what the conditions have not: for good, so it asks why. */
export function WaiveDialog({ learner: { id, name }, onClose }: WaiveDialogProps) {
  const t = useText(text).waive
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const waive = useCommand(waiveCompletion, { refresh: [listLearners, getCourseFunnel, explainLearner] })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!isReason(reason)) return
    waive.mutate(
      { id, reason: reason.trim() },
      {
        onSuccess: () => {
          onClose()
          showSuccess(t.done(name))
        },
      },
    )
  }

  return (
    <Modal
      title={t.title(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} look="danger" isBusy={waive.isPending}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className="learner-waive" noValidate onSubmit={submit}>
        <Banner tone="warning">{t.hint}</Banner>
        <Field
          label={t.reason}
          isRequired
          hint={t.reasonHint}
          error={isTried && !isReason(reason) ? t.missing : undefined}
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
      </form>
    </Modal>
  )
}
