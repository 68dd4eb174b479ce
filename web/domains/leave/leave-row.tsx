import { deleteLeave, listLeave, withdrawLeave } from '@lyceum/contract/leave'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { Portrait } from '#ui/picture/portrait'
import { Status } from '#ui/status/status'
import { Tag } from '#ui/status/tag'
import type { LeaveRequest } from './leave-request.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { text } from './text/index.ts'

type RowProps = { readonly request: LeaveRequest }

const stateLabels = {
  pending: 'inApproval',
  approved: 'approved',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const

/** The user's own request, its state, and a withdraw button. */
export function OwnRow({ request }: RowProps) {
  const t = useText(text)
  const { id, state, type } = request
  const withdraw = useCommand(withdrawLeave, { refresh: [listLeave], topics: ['to-do'] })
  const remove = useCommand(deleteLeave, { refresh: [listLeave] })
  return (
    <li>
      <RequestText request={request} title={t.types[type]} />
      <Status family="approval" status={stateLabels[state]} />
      {state === 'pending' && (
        <Button
          isBusy={withdraw.isPending}
          onClick={() => withdraw.mutate({ id }, { onSuccess: () => showSuccess(t.withdrawn) })}
        >
          {t.withdraw}
        </Button>
      )}
      {(state === 'declined' || state === 'withdrawn') && (
        <Button
          look="quiet"
          isBusy={remove.isPending}
          onClick={() => remove.mutate({ id }, { onSuccess: () => showSuccess(t.removed) })}
        >
          {t.remove}
        </Button>
      )}
    </li>
  )
}

/** A request to the user: two buttons, or the decision. */
export function AskedRow({ request }: RowProps) {
  const t = useText(text)
  const { usrEntId, name, unit, state, type, isEscalated } = request
  const [isApproved, setIsApproved] = useState<boolean>()
  return (
    <li>
      <Portrait name={name} picture="" seed={usrEntId} size={44} />
      <RequestText request={request} title={name}>
        <small>{unit}</small>
        <Tag>{t.types[type]}</Tag>
        {state === 'pending' && isEscalated && <Tag tone="warning">{t.escalated}</Tag>}
      </RequestText>
      {state === 'pending' ? (
        <div className="leave-answers">
          <Button onClick={() => setIsApproved(false)}>{t.decline}</Button>
          <Button look="soft" onClick={() => setIsApproved(true)}>
            {t.approve}
          </Button>
        </div>
      ) : (
        <Status family="approval" status={stateLabels[state]} />
      )}
      {isApproved !== undefined && (
        <ReplyDialog request={request} isApproved={isApproved} onClose={() => setIsApproved(undefined)} />
      )}
    </li>
  )
}

type RequestTextProps = RowProps & { readonly title: string; readonly children?: ReactNode }

/** Days, training and reason; the approver, or their answer. */
function RequestText({ request, title, children }: RequestTextProps) {
  const t = useText(text)
  const zone = useZone()
  const { from, until, itmId, reason, opinion } = request
  return (
    <div className="leave-words">
      <p>
        <b>{title}</b>
        {children}
      </p>
      <p className="leave-when">
        <time>{t.from(shownTime(from, zone), shownTime(until, zone))}</time>
        {itmId === null ? (
          <span>{t.allTraining}</span>
        ) : (
          <Link to={`/course/detail?itmId=${itmId}`}>{request.title}</Link>
        )}
      </p>
      <p className="leave-reason">{reason}</p>
      {opinion !== '' && <q>{opinion}</q>}
      <p className="leave-quiet">
        <RequestStatus request={request} />
      </p>
    </div>
  )
}

function RequestStatus({ request }: RowProps) {
  const t = useText(text)
  const zone = useZone()
  const { askedAt, decidedAt, decidedBy, onBehalfOf, approver } = request
  if (decidedAt !== null) {
    const by = onBehalfOf === '' ? decidedBy : t.onBehalf(decidedBy, onBehalfOf)
    return t.decided(shownTime(decidedAt, zone), by)
  }
  const approverText = approver === '' ? t.asksAdministrator : t.asks(approver)
  return `${t.submittedAt(shownTime(askedAt, zone))} · ${approverText}`
}
