import { listPersonSessions } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'
import { Table } from '#ui/work/table'
import { deviceOf } from './device-name.ts'
import { text } from '../text/index.ts'
import { type Person, usePersonActs } from './use-person.ts'

/** The current and past sessions of a person. */
export function PersonSessions({ person }: { readonly person: Person }) {
  const t = useText(text)
  const zone = useZone()
  const acts = usePersonActs(person)
  const mayManage = useUser()?.access.includes('people.manage') ?? false
  const { data, isError, refetch } = useQuery(read(listPersonSessions, { id: person.id }))
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  const labels: Readonly<Record<string, string>> = t.person.ended
  return (
    <Table
      label={t.person.tabs.sessions}
      isDense
      rows={data?.records ?? []}
      idOf={({ id }) => id}
      empty={<p className="people-none">{t.person.noSessions}</p>}
      columns={[
        {
          name: 'state',
          title: t.columns.state,
          render: ({ endedAt, endReason }) => (
            <StatusDot tone={endedAt ? 'past' : 'success'}>
              {endedAt ? (labels[endReason ?? ''] ?? endReason) : t.person.open}
            </StatusDot>
          ),
        },
        {
          name: 'device',
          title: t.person.tabs.sessions,
          render: ({ agent, address, viewedByName }) => (
            <>
              {deviceOf(agent)} <span className="people-none">{address}</span>
              {viewedByName && <span className="people-none"> · {t.person.viewedBy(viewedByName)}</span>}
            </>
          ),
        },
        {
          name: 'created',
          title: t.person.created,
          render: ({ createdAt }) => <span className="people-figure">{shownTime(createdAt, zone)}</span>,
        },
        {
          name: 'seen',
          title: t.columns.lastLoginAt,
          render: ({ seenAt, endedAt }) => (
            <span className="people-figure">{shownTime(endedAt ?? seenAt, zone)}</span>
          ),
        },
        {
          name: 'acts',
          title: '',
          align: 'right',
          render: ({ id, endedAt }) =>
            !endedAt &&
            mayManage && (
              <Button look="quiet" size="small" onClick={() => acts.endSession(id)}>
                {t.person.endSession}
              </Button>
            ),
        },
      ]}
    />
  )
}
