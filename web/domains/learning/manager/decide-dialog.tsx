import {
  decideApproval,
  listApprovalInboxes,
  listApprovals,
  listSubordinates,
} from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { TextArea } from '#ui/form/text-area'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'

export type Deciding = {
  readonly approval: Result<typeof listApprovals>['records'][number]
  readonly isApproved: boolean
}

type DecideDialogProps = Deciding & { readonly onClose: () => void }

/** Approves or declines, with an opinion that the learner reads. Declining needs a reason. */
export function DecideDialog({ approval, isApproved, onClose }: DecideDialogProps) {
  const t = useText(text).decide
  const [opinion, setOpinion] = useState('')
  const decide = useCommand(decideApproval, {
    refresh: [listApprovals, listApprovalInboxes, listSubordinates],
    topics: ['to-do'],
  })
  const trimmed = opinion.trim()

  async function send() {
    await decide.mutateAsync({ id: approval.id, isApproved, opinion: trimmed })
    showSuccess(isApproved ? t.approved(approval.name) : t.declined(approval.name))
    onClose()
  }

  return (
    <Modal
      title={isApproved ? t.approve : t.decline}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            look={isApproved ? 'primary' : 'danger'}
            isBusy={decide.isPending}
            disabled={!isApproved && trimmed === ''}
            onClick={() => void send().catch(() => undefined)}
          >
            {isApproved ? t.approveYes : t.declineYes}
          </Button>
        </>
      }
    >
      <p className="desk-explain">{t.about(approval.name, approval.title)}</p>
      <Field label={isApproved ? t.opinion : t.reason} isRequired={!isApproved} hint={t.shown}>
        {(names) => (
          <TextArea
            {...names}
            value={opinion}
            limit={300}
            placeholder={isApproved ? t.opinionPlace : t.reasonPlace}
            onChange={({ target }) => setOpinion(target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}
