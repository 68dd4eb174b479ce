import {
  actOnSitting,
  getInvigilationState,
  getSitting,
  type ReasonKind,
  reasonKinds,
} from '@lyceum/contract/exam'
import { type SubmitEvent, useId, useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { Modal } from '#ui/layout/modal'
import type { Act, Sitting } from './sitting-status.ts'
import { text } from './text/index.ts'

type ActDialogProps = { readonly sitting: Sitting; readonly act: Act; readonly onClose: () => void }

/** Every action on a paper needs a reason, which is recorded. */
export function ActDialog({ sitting: { id, name }, act, onClose }: ActDialogProps) {
  const t = useText(text)
  const formId = useId()
  const [kind, setKind] = useState<ReasonKind>(act === 'reinstate' ? 'mistake' : 'technical')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const doing = useCommand(actOnSitting, { refresh: [getInvigilationState, getSitting] })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (reason.trim() === '') return
    doing.mutate(
      { id, act, reasonKind: kind, reason: reason.trim() },
      {
        onSuccess: () => {
          onClose()
          showSuccess(t.done[act])
        },
      },
    )
  }

  return (
    <Modal
      title={t.actTitle(t.acts[act], name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            look={act === 'force' || act === 'uphold' ? 'danger' : 'primary'}
            isBusy={doing.isPending}
          >
            {t.acts[act]}
          </Button>
        </>
      }
    >
      <form id={formId} className="hall-form" noValidate onSubmit={submit}>
        <Banner tone={act === 'force' || act === 'uphold' ? 'warning' : 'info'}>{t.hints[act]}</Banner>
        <Field label={t.reasonKind}>
          {(names) => (
            <Select
              {...names}
              value={kind}
              options={reasonKinds.map((value) => ({ value, title: t.reasonKinds[value] }))}
              onChange={({ target }) =>
                setKind(reasonKinds.find((option) => option === target.value) ?? kind)
              }
            />
          )}
        </Field>
        <Field
          label={t.reason}
          isRequired
          hint={t.reasonHint}
          error={isTried && reason.trim() === '' ? t.missingReason : undefined}
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
      </form>
    </Modal>
  )
}
