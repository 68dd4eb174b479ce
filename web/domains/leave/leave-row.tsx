import { deleteLeave, listLeave, withdrawLeave } from '@lyceum/contract/leave'
import { getTodoCount } from '@lyceum/contract/home'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Button } from '#ui/form/button'
import { Portrait } from '#ui/picture/portrait'
import { Status } from '#ui/status/status'
import { Tag } from '#ui/status/tag'
import type { LeaveRequest } from './leave-request.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { text } from './text/index.ts'

type RowProps = { readonly request: LeaveRequest }

const stateWords = {
  pending: 'inApproval',
  approved: 'approved',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const

/** What I asked for, how it stands, and the way out of it. */
export function OwnRow({ request }: RowProps) {
  const t = useText(text)
  const { id, state, type } = request
  const withdraw = useCommand(withdrawLeave, { refresh: [listLeave, getTodoCount] })
  const remove = useCommand(deleteLeave, { refresh: [listLeave] })
  return (
    <li>
      <Words request={request} title={t.types[type]} />
      <Status family="approval" status={stateWords[state]} />
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

/** What somebody asks of me: the two answers, or the one that was given. */
export function AskedRow({ request }: RowProps) {
  const t = useText(text)
  const { usrEntId, name, unit, state, type, isEscalated } = request
  const [isApproved, setIsApproved] = useState<boolean>()
  return (
    <li>
      <Portrait name={name} picture="" seed={usrEntId} size={44} />
      <Words request={request} title={name}>
        <small>{unit}</small>
        <Tag>{t.types[type]}</Tag>
        {state === 'pending' && isEscalated && <Tag tone="warning">{t.escalated}</Tag>}
      </Words>
      {state === 'pending' ? (
        <div className="leave-answers">
          <Button onClick={() => setIsApproved(false)}>{t.decline}</Button>
          <Button look="soft" onClick={() => setIsApproved(true)}>
            {t.approve}
          </Button>
        </div>
      ) : (
        <Status family="approval" status={stateWords[state]} />
      )}
      {isApproved !== undefined && (
        <ReplyDialog request={request} isApproved={isApproved} onClose={() => setIsApproved(undefined)} />
      )}
    </li>
  )
}

type WordsProps = RowProps & { readonly title: string; readonly children?: ReactNode }

/** When, from what and why; who is asked, or what they said. */
function Words({ request, title, children }: WordsProps) {
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
        <Standing request={request} />
      </p>
    </div>
  )
}

function Standing({ request }: RowProps) {
  const t = useText(text)
  const zone = useZone()
  const { askedAt, decidedAt, decidedBy, onBehalfOf, approver } = request
  if (decidedAt !== null) {
    const by = onBehalfOf === '' ? decidedBy : t.onBehalf(decidedBy, onBehalfOf)
    return t.decided(shownTime(decidedAt, zone), by)
  }
  const asked = approver === '' ? t.asksAdministrator : t.asks(approver)
  return `${t.asked(shownTime(askedAt, zone))} · ${asked}`
}
