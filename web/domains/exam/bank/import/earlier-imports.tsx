import { listQuestionImports } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { StatusDot } from '#ui/feedback/status-dot'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button, ButtonLink } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { Table } from '#ui/work/table'
import { text } from './text/index.ts'

type Import = Result<typeof listQuestionImports>['records'][number]

const tones = {
  ready: 'warning',
  writing: 'brand',
  done: 'success',
  failed: 'error',
  discarded: 'past',
} as const

/** Imports that were, the newest first. */
export function EarlierImports() {
  const t = useText(text)
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listQuestionImports.path, {}],
    queryFn: ({ pageParam }) => call(listQuestionImports, { before: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ hasMore, records }) => (hasMore ? records.at(-1)?.id : undefined),
  })
  const rows = data?.pages.flatMap(({ records }) => records)
  return (
    <section className="bank-import-earlier">
      <SectionHead title={t.earlier} />
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {!rows && !isError && <RowsWaiting />}
      {rows?.length === 0 && <Empty kind="start" title={t.none} hint={t.noneHint} />}
      {rows && rows.length > 0 && <Imports rows={rows} />}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{t.more}</Button>}
    </section>
  )
}

function Imports({ rows }: { readonly rows: readonly Import[] }) {
  const t = useText(text)
  const zone = useZone()
  return (
    <Table<Import>
      label={t.earlier}
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        {
          name: 'file',
          title: t.columns.file,
          render: ({ fileName, format }) => (
            <>
              <b>{fileName}</b> <small className="bank-import-quiet">{t.formats[format]}</small>
            </>
          ),
        },
        {
          name: 'state',
          title: t.columns.state,
          width: 112,
          render: ({ state }) => <StatusDot tone={tones[state]}>{t.states[state]}</StatusDot>,
        },
        {
          name: 'result',
          title: t.columns.result,
          render: ({ state, total, fit, faulty, written }) =>
            state === 'done' ? t.written(written) : t.result(total, fit, faulty),
        },
        { name: 'by', title: t.columns.by, width: 120, render: ({ byName }) => byName },
        {
          name: 'at',
          title: t.columns.at,
          width: 160,
          render: ({ createdAt }) => shownTime(createdAt, zone),
        },
        {
          name: 'act',
          title: t.columns.act,
          width: 88,
          align: 'right',
          render: ({ id }) => (
            <ButtonLink look="quiet" size="small" to={`/questions/import/${id}`}>
              {t.open}
            </ButtonLink>
          ),
        },
      ]}
    />
  )
}
