import { listLeave, replyLeave } from '@lyceum/contract/leave'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Field } from '#ui/form/field'
import { TextArea } from '#ui/form/text-area'
import { FormDialog } from '#ui/overlay/form-dialog'
import type { LeaveRequest } from './leave-request.ts'
import { text } from './text/index.ts'

type ReplyDialogProps = {
  readonly request: LeaveRequest
  readonly isApproved: boolean
  readonly onClose: () => void
}

/** Approves or declines, with an opinion that the learner reads. Declining needs a reason. */
export function ReplyDialog({ request, isApproved, onClose }: ReplyDialogProps) {
  const t = useText(text)
  const zone = useZone()
  const [opinion, setOpinion] = useState('')
  const reply = useCommand(replyLeave, { refresh: [listLeave], topics: ['to-do'] })
  const { id, name, type, from, until } = request
  const fault = !isApproved && opinion.trim() === '' ? t.reply.whyMissing : undefined
  const span = t.from(shownTime(from, zone), shownTime(until, zone))

  async function send() {
    await reply.mutateAsync({ id, isApproved, opinion: opinion.trim() })
    showSuccess(isApproved ? t.reply.approved(name) : t.reply.declined(name))
    onClose()
  }

  return (
    <FormDialog
      title={isApproved ? t.reply.approve : t.reply.decline}
      sub={t.reply.about(name, t.types[type], span)}
      submit={isApproved ? t.approve : t.decline}
      look={isApproved ? 'primary' : 'danger'}
      isBusy={reply.isPending}
      isRight={fault === undefined}
      onSubmit={send}
      onClose={onClose}
    >
      {(shownError) => (
        <Field
          label={isApproved ? t.reply.opinion : t.reply.why}
          isRequired={!isApproved}
          hint={t.reply.shown}
          error={shownError(fault)}
        >
          {(names) => (
            <TextArea
              {...names}
              value={opinion}
              limit={300}
              onChange={({ target }) => setOpinion(target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
