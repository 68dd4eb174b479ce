import { getMyEnrolment, listInvitations, replyInvitation } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { StatusDot } from '#ui/feedback/status-dot'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Pagination } from '#ui/list/pagination'
import { Portrait } from '#ui/picture/portrait'
import { detailQuery } from '../course/course-query.ts'
import { text } from './text/index.ts'
import './invitation.css'

const pageSize = 10

/** invitations by managers. Accepting enrols, by the rules of the course. */
export function InvitationPage() {
  const t = useText(text)
  usePageTitle(t.title)
  return (
    <div className="ly-wrap invitations">
      <h1>{t.title}</h1>
      <p>{t.sub}</p>
      <Invitations />
    </div>
  )
}

function Invitations() {
  const t = useText(text)
  const [pageNo, setPageNo] = useState(1)
  const found = useQuery({
    ...read(listInvitations, { pageNo, pageSize }),
    placeholderData: keepPreviousData,
  })
  if (found.isPending) return <RowsWaiting />
  if (found.isError) return <ErrorPanel onRetry={() => void found.refetch()} />
  const { records, total } = found.data
  if (total === 0) return <Empty kind="mail" title={t.none} hint={t.hint} />
  return (
    <>
      <ul>
        {records.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {total > pageSize && <Pagination page={pageNo} total={total} pageSize={pageSize} onGo={setPageNo} />}
    </>
  )
}

type InvitationProps = { readonly invitation: Result<typeof listInvitations>['records'][number] }

function Invitation({ invitation }: InvitationProps) {
  const t = useText(text)
  const zone = useZone()
  const { usrEntId, name, title, itmId, note, at, state } = invitation
  return (
    <li>
      <Portrait name={name} picture="" seed={usrEntId} size={44} />
      <div className="invitation-words">
        <p>{t.invites(name)}</p>
        <Link to={detailQuery.to({ itmId })}>{title}</Link>
        {note !== '' && <q>{note}</q>}
        <time>{shownTime(at, zone)}</time>
      </div>
      {state === 'waiting' ? (
        <Answers invitation={invitation} />
      ) : (
        <StatusDot tone={state === 'accepted' ? 'success' : 'past'}>{t[state]}</StatusDot>
      )}
    </li>
  )
}

function Answers({ invitation: { id } }: InvitationProps) {
  const t = useText(text)
  const reply = useCommand(replyInvitation, {
    refresh: [listInvitations, getMyEnrolment],
    topics: ['to-do'],
  })
  const answer = (isAccepted: boolean) =>
    reply.mutate(
      { id, isAccepted },
      { onSuccess: ({ appStatus }) => showSuccess(messageOf(appStatus, t.messages)) },
    )
  return (
    <div className="invitation-answers">
      <Button disabled={reply.isPending} onClick={() => answer(false)}>
        {t.decline}
      </Button>
      <Button look="soft" isBusy={reply.isPending} onClick={() => answer(true)}>
        {t.accept}
      </Button>
    </div>
  )
}

type ReplyMessages = Readonly<Record<'IN_PROGRESS' | 'PENDING' | 'WAITING' | 'other' | 'declined', string>>

function messageOf(appStatus: string | null, t: ReplyMessages): string {
  if (appStatus === null) return t.declined
  return appStatus === 'IN_PROGRESS' || appStatus === 'PENDING' || appStatus === 'WAITING'
    ? t[appStatus]
    : t.other
}
