import type { listApprovals } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { Portrait } from '#ui/picture/portrait'
import { Status } from '#ui/status/status'
import { Tag } from '#ui/status/tag'
import type { Deciding } from './decide-dialog.tsx'
import { text } from './text/index.ts'

type Approval = Result<typeof listApprovals>['records'][number]

type ApprovalRowProps = { readonly approval: Approval; readonly onDecide: (deciding: Deciding) => void }

const stateLabels = {
  pending: 'inApproval',
  approved: 'approved',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const

/** One request: who wants what, since when; with two buttons or the decision. */
export function ApprovalRow({ approval, onDecide }: ApprovalRowProps) {
  const t = useText(text).approvals
  const { usrEntId, name, unit, title, itmId, state } = approval
  return (
    <li>
      <Portrait name={name} picture="" seed={usrEntId} size={44} />
      <div className="desk-approval-words">
        <p>
          <b>{name}</b>
          <small>{unit}</small>
          <Marks approval={approval} />
        </p>
        <Link to={`/course/detail?itmId=${itmId}`}>{title}</Link>
        <Times approval={approval} />
      </div>
      {state === 'pending' ? (
        <div className="desk-answers">
          <Button onClick={() => onDecide({ approval, isApproved: false })}>{t.decline}</Button>
          <Button look="soft" onClick={() => onDecide({ approval, isApproved: true })}>
            {t.approve}
          </Button>
        </div>
      ) : (
        <Status family="approval" status={stateLabels[state]} />
      )}
    </li>
  )
}

function Marks({ approval: { state, isEscalated, escalatedFrom } }: { readonly approval: Approval }) {
  const t = useText(text).approvals
  if (state !== 'pending' || !isEscalated) return null
  return <Tag tone="warning">{escalatedFrom === '' ? t.escalated : t.escalatedFrom(escalatedFrom)}</Tag>
}

const dayMs = 86_400_000

function Times({ approval }: { readonly approval: Approval }) {
  const t = useText(text).approvals
  const zone = useZone()
  const now = useNow()
  const { askedAt, decidedAt, decidedBy, onBehalfOf, opinion } = approval
  const days = Math.floor((now.getTime() - Date.parse(askedAt)) / dayMs)
  if (decidedAt === null)
    return (
      <p className="desk-quiet">
        {t.requestedAt(shownTime(askedAt, zone))}
        {days > 0 && t.waits(String(days))}
      </p>
    )
  const by = onBehalfOf === '' ? decidedBy : t.onBehalf(decidedBy, onBehalfOf)
  return (
    <>
      {opinion !== '' && <q>{opinion}</q>}
      <p className="desk-quiet">{t.decided(shownTime(decidedAt, zone), by)}</p>
    </>
  )
}
