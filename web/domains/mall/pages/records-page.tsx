import { type ExchangeState, exchangeStates, listExchanges } from '@lyceum/contract/mall'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Chips } from '#ui/filter/chips'
import { ButtonLink } from '#ui/form/button'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { Pagination } from '#ui/list/pagination'
import { mallQuery, recordsAt, recordsQuery } from '../mall-query.ts'
import { ExchangeCard } from '../parts/exchange-card.tsx'
import { text } from '../text/index.ts'
import './records-page.css'

const pageSize = 10

/** The user's exchanges and their states. */
export function RecordsPage() {
  const t = useText(text)
  const [search, setSearch] = useSearchParams()
  const { state, page } = recordsQuery.read(search)
  const at = Number(page) || 1
  const records = useQuery({
    ...read(listExchanges, { pageNo: at, pageSize, ...(state ? { state } : {}) }),
    placeholderData: keepPreviousData,
  })
  usePageTitle(t.records)
  const go = (to: string) => setSearch(to.split('?')[1] ?? '')

  return (
    <div className="ly-wrap records-page">
      <Breadcrumb trail={[{ title: t.title, to: mallQuery.to() }, { title: t.records }]} />
      <h1>{t.records}</h1>
      <Chips<ExchangeState | 'all'>
        label={t.which}
        options={(['all', ...exchangeStates] as const).map((value) => ({ value, title: t.states[value] }))}
        value={state ?? 'all'}
        onChoose={(value) => go(recordsAt(value === 'all' ? {} : { state: value }))}
      />
      {records.isPending && <RowsWaiting count={4} />}
      {records.isError && <ErrorPanel onRetry={() => void records.refetch()} />}
      {records.data && (
        <Records
          page={records.data}
          isStale={records.isPlaceholderData}
          onGo={(next) => go(recordsAt({ state, page: String(next) }))}
        />
      )}
    </div>
  )
}

type RecordsProps = {
  readonly page: Result<typeof listExchanges>
  readonly isStale: boolean
  readonly onGo: (page: number) => void
}

function Records({ page, isStale, onGo }: RecordsProps) {
  const t = useText(text)
  if (page.records.length === 0)
    return (
      <Empty kind="start" title={t.noneHere}>
        <ButtonLink to={mallQuery.to()}>{t.goMall}</ButtonLink>
      </Empty>
    )
  return (
    <>
      <ul className="records-list" aria-busy={isStale}>
        {page.records.map((exchange) => (
          <ExchangeCard key={exchange.id} exchange={exchange} />
        ))}
      </ul>
      {page.total > pageSize && (
        <Pagination page={page.pageNo} total={page.total} pageSize={pageSize} onGo={onGo} />
      )}
    </>
  )
}
