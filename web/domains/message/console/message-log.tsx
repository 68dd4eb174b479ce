import { listSentMessages, type SentMessage } from '@lyceum/contract/message'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { StatusDot } from '#ui/feedback/status-dot'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { LogFilters } from './log-filters.tsx'
import { text } from './text/index.ts'
import type { LogSearch } from './use-log-filter.ts'

const states = ['read', 'unread'] as const

/** Inbox messages, and whether they were opened. */
export function MessageLog({ search }: { readonly search: LogSearch }) {
  const t = useText(text)
  const { filter, after, isNarrowed, change, go } = search
  const { channel: _none, ...params } = filter
  const state = states.find((option) => option === search.state)
  const found = useQuery({
    ...read(listSentMessages, { ...params, state, after }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  const empty = isNarrowed ? (
    <Empty kind="search" title={t.none} hint={t.noneHint} />
  ) : (
    <Empty kind="start" title={t.emptyMessages} hint={t.emptyMessagesHint} />
  )
  return (
    <>
      <LogFilters search={search}>
        <Segmented
          label={t.reading}
          value={state ?? 'all'}
          options={(['all', ...states] as const).map((value) => ({ value, title: t.readings[value] }))}
          onChoose={(value) => change({ state: value === 'all' ? undefined : value })}
        />
      </LogFilters>
      {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
      {found.isPending && <TableWaiting count={10} columns={5} />}
      {found.data && (
        <>
          <Table
            isDense
            label={t.messages}
            columns={columns}
            rows={found.data.records}
            idOf={({ id }) => id}
            empty={empty}
          />
          <Onward label={t.pages} after={after} next={found.data.next} onGo={go} />
        </>
      )}
    </>
  )
}

function useColumns(): readonly Column<SentMessage>[] {
  const t = useText(text)
  const zone = useZone()
  return [
    { name: 'at', title: t.at, width: 150, render: ({ at }) => shownTime(at, zone) },
    {
      name: 'template',
      title: t.template,
      render: ({ title, isRemoved }) => (
        <>
          {title} {isRemoved && <Tag>{t.removed}</Tag>}
        </>
      ),
    },
    {
      name: 'person',
      title: t.person,
      render: ({ person }) => (
        <>
          {person.name}
          <small>{person.unit}</small>
        </>
      ),
    },
    {
      name: 'read',
      title: t.reading,
      width: 180,
      render: ({ readAt }) =>
        readAt === null ? (
          <StatusDot tone="open">{t.unread}</StatusDot>
        ) : (
          <>
            <StatusDot tone="success">{t.read}</StatusDot>
            <small>{shownTime(readAt, zone)}</small>
          </>
        ),
    },
    {
      name: 'mailed',
      title: t.mailed,
      width: 150,
      render: ({ mailedAt }) =>
        mailedAt === null ? <small>{t.notMailed}</small> : shownTime(mailedAt, zone),
    },
  ]
}
