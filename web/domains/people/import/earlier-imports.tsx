import type { Result } from '@lyceum/contract/kit'
import { listImports } from '@lyceum/contract/people'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button, ButtonLink } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { Table } from '#ui/work/table'
import { toneOf } from './state.ts'
import { text } from './text/index.ts'

type Import = Result<typeof listImports>['records'][number]

type EarlierProps = {
  readonly title: string
  /** Only those of one series. */
  readonly seriesId?: string
}

/** Imports that were, the newest first. */
export function EarlierImports({ title, seriesId }: EarlierProps) {
  const t = useText(text)
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useImports(seriesId)
  const rows = data?.pages.flatMap(({ records }) => records)

  return (
    <section className="import-earlier">
      <SectionHead title={title} />
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton width="60%" />}
      {rows?.length === 0 && <Empty kind="start" title={t.noneYet} hint={t.noneYetHint} />}
      {rows && rows.length > 0 && <ImportTable label={title} rows={rows} />}
      {hasNextPage && (
        <p className="import-more">
          <Button onClick={() => void fetchNextPage()}>{t.more}</Button>
        </p>
      )}
    </section>
  )
}

function useImports(seriesId: string | undefined) {
  const of = seriesId === undefined ? {} : { seriesId }
  return useInfiniteQuery({
    queryKey: [listImports.path, of],
    queryFn: ({ pageParam }) => call(listImports, { ...of, ...(pageParam ? { before: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: ({ hasMore, records }) => (hasMore ? records.at(-1)?.id : undefined),
  })
}

type ImportTableProps = { readonly label: string; readonly rows: readonly Import[] }

function ImportTable({ label, rows }: ImportTableProps) {
  const t = useText(text)
  const zone = useZone()
  return (
    <Table<Import>
      label={label}
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        {
          name: 'list',
          title: t.columns.list,
          render: ({ series, fileName }) => (
            <span className="import-list-name">
              <b>{series.name}</b>
              {series.source === 'file' && <small>{fileName}</small>}
            </span>
          ),
        },
        {
          name: 'state',
          title: t.columns.state,
          width: 132,
          render: ({ state }) => <StatusDot tone={toneOf(state)}>{t.states[state]}</StatusDot>,
        },
        {
          name: 'result',
          title: t.columns.result,
          render: ({ counts }) => t.summary(counts.create, counts.change + counts.rehire, counts.leave),
        },
        { name: 'by', title: t.columns.by, width: 120, render: ({ byName }) => byName ?? t.byClock },
        {
          name: 'at',
          title: t.columns.at,
          width: 160,
          render: ({ createdAt }) => shownTime(createdAt, zone),
        },
        {
          name: 'act',
          title: t.columns.act,
          width: 96,
          align: 'right',
          render: ({ id }) => (
            <ButtonLink look="quiet" size="small" to={`/people/import/${id}`}>
              {t.open}
            </ButtonLink>
          ),
        },
      ]}
    />
  )
}
