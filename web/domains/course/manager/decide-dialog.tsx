import { decideApproval, getMyDesk, listApprovals, listSubordinates } from '@lyceum/contract/learning'
import { getTodoCount } from '@lyceum/contract/home'
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

/** Agrees or declines, with an opinion that the learner reads. Whoever declines says why. */
export function DecideDialog({ approval, isApproved, onClose }: DecideDialogProps) {
  const t = useText(text).decide
  const [opinion, setOpinion] = useState('')
  const decide = useCommand(decideApproval, {
    refresh: [listApprovals, getMyDesk, listSubordinates, getTodoCount],
  })
  const words = opinion.trim()

  async function send() {
    await decide.mutateAsync({ id: approval.id, isApproved, opinion: words })
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
            disabled={!isApproved && words === ''}
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
