import type { Result } from '@lyceum/contract/kit'
import { listReaders, type ReaderGroup } from '@lyceum/contract/news'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Onward } from '#ui/list/onward'
import { type Column, Table } from '#ui/work/table'
import { text } from './text/index.ts'

type Reader = Result<typeof listReaders>['records'][number]

type PeopleProps = {
  readonly params: {
    readonly id: string
    readonly show: ReaderGroup
    readonly text: string
    readonly after: string
  }
  readonly onGo: (after: string) => void
}

/** A page of the audience, each with their reading state. */
export function ReaderTable({ params, onGo }: PeopleProps) {
  const t = useText(text).readersPage
  const columns = useColumns()
  const people = useQuery({ ...read(listReaders, params), placeholderData: keepPreviousData })
  if (people.isError) return <ErrorPanel onRetry={() => void people.refetch()} />
  if (!people.data) return <TableWaiting count={8} columns={5} />
  return (
    <>
      <Table
        label={t.title}
        columns={columns}
        rows={people.data.records}
        idOf={({ accountId }) => accountId}
        isStale={people.isPlaceholderData}
        isDense
        empty={<Empty kind="search" title={t.none} />}
      />
      <Onward label={t.title} after={params.after} next={people.data.next} onGo={onGo} />
    </>
  )
}

function useColumns(): readonly Column<Reader>[] {
  const t = useText(text).readersPage
  const zone = useZone()
  const time = (moment: string | null) =>
    moment ? shownTime(moment, zone) : <span className="news-desk-quiet">{t.notYet}</span>
  const long = (seconds: number) =>
    seconds < 60 ? t.moment(String(seconds)) : t.minutes(String(Math.round(seconds / 60)))
  return [
    {
      name: 'name',
      title: t.columns.name,
      render: ({ name, userName }) => (
        <span className="news-desk-person">
          {name}
          <small>{userName}</small>
        </span>
      ),
    },
    { name: 'unit', title: t.columns.unit, render: ({ unitName }) => unitName },
    { name: 'read', title: t.columns.read, width: 170, render: ({ readAt }) => time(readAt) },
    {
      name: 'seconds',
      title: t.columns.seconds,
      width: 120,
      align: 'right',
      render: ({ readAt, seconds }) => (readAt ? long(seconds) : ''),
    },
    { name: 'agreed', title: t.columns.agreed, width: 170, render: ({ agreedAt }) => time(agreedAt) },
  ]
}
