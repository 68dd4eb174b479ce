import type { Result } from '@lyceum/contract/kit'
import {
  recordSearch,
  searchAll,
  type SearchCounts,
  type SearchType,
  searchTypes,
} from '@lyceum/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, read } from '#lib/api'
import { useText } from '#lib/text'
import { scrollToTop } from '#lib/page/navigation'
import { Banner } from '#ui/feedback/banner'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { usePortal } from '#ui/layout/area'
import { Tabs } from '#ui/layout/tabs'
import { Pagination } from '#ui/list/pagination'
import { text } from '../text/index.ts'
import { hitAddress } from '../hit-link.ts'
import { HitRow } from './hit-row.tsx'
import { WordLists } from './term-list.tsx'

type Tab = SearchType | 'all'

type ResultsProps = {
  readonly searchValue: string
  readonly type: Tab
  readonly page: number
  readonly onType: (type: Tab) => void
  readonly onPage: (page: number) => void
}

const pageSize = 10

/** The results by type. */
export function Results({ searchValue, type, page: pageNo, onType, onPage }: ResultsProps) {
  const t = useText(text)
  const { leads } = usePortal()
  const page = useQuery({
    ...read(searchAll, { searchValue, type, pageNo, pageSize }),
    placeholderData: keepPreviousData,
  })
  useRecorded(searchValue)
  if (page.isPending) return <RowsWaiting />
  if (page.isError) return <ErrorPanel onRetry={() => void page.refetch()} />
  const { counts } = page.data
  if (counts.all === 0) return <Nothing searchText={searchValue} />

  return (
    <div className="search-results" aria-busy={page.isPlaceholderData}>
      <Tabs
        label={t.tabs}
        tabs={tabsOf({ counts, current: type, leads }).map((name) => ({
          name,
          title: t.types[name],
          count: counts[name],
        }))}
        current={type}
        onChoose={onType}
      >
        {page.data.isLoose && <Banner tone="info">{t.loose}</Banner>}
        <Hits page={page.data} type={type} onAll={() => onType('all')} />
        <Pages page={page.data} type={type} onGo={go} />
      </Tabs>
    </div>
  )

  function go(next: number) {
    onPage(next)
    scrollToTop()
  }
}

type Page = Result<typeof searchAll>

/** Records the search once, in the background. */
function useRecorded(searchValue: string) {
  useEffect(() => {
    void call(recordSearch, { searchValue }).catch(() => undefined)
  }, [searchValue])
}

/** The types always shown; others only with results. */
const usual: ReadonlySet<Tab> = new Set<Tab>(['course', 'exam', 'notice', 'article', 'user'])

type Sought = {
  readonly counts: SearchCounts
  readonly current: Tab
  readonly leads: (to: string) => boolean
}

/** A type without a page is not offered, whatever the URL says. */
export const tabsOf = ({ counts, current, leads }: Sought): readonly Tab[] => [
  'all',
  ...searchTypes.filter(
    (type) =>
      leads(hitAddress({ type, id: '1' })) && (type === current || counts[type] > 0 || usual.has(type)),
  ),
]

type HitsProps = { readonly page: Page; readonly type: Tab; readonly onAll: () => void }

function Hits({ page: { records }, type, onAll }: HitsProps) {
  const t = useText(text)
  if (records.length === 0)
    return (
      <Empty kind="search" title={t.noneOfType}>
        <Button onClick={onAll}>{t.seeAll}</Button>
      </Empty>
    )
  return (
    <ul className="search-hits">
      {records.map((hit) => (
        <HitRow key={`${hit.type}/${hit.id}`} hit={hit} isTyped={type === 'all'} />
      ))}
    </ul>
  )
}

type PagesProps = { readonly page: Page; readonly type: Tab; readonly onGo: (page: number) => void }

function Pages({ page: { total, pageNo, counts }, type, onGo }: PagesProps) {
  const t = useText(text)
  if (total <= pageSize) return null
  return (
    <div className="search-pages">
      <Pagination
        page={pageNo}
        total={total}
        pageSize={pageSize}
        totalText={t.total(counts[type].toLocaleString('en-US'))}
        onGo={onGo}
      />
      {counts[type] > total && <p>{t.mostShown(String(total))}</p>}
    </div>
  )
}

function Nothing({ searchText }: { readonly searchText: string }) {
  const t = useText(text)
  return (
    <>
      <Empty kind="search" title={t.none(searchText)} hint={t.noneHint} />
      <WordLists />
    </>
  )
}
