import type { Result } from '@lyceum/contract/kit'
import { listSearchTerms, wordDays, wordViews } from '@lyceum/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Stat } from '#ui/data/stat'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Segmented } from '#ui/layout/segmented'
import { Pagination } from '#ui/list/pagination'
import { type Column, Table } from '#ui/work/table'
import { text } from './text/index.ts'
import './search-terms-page.css'

const pageSize = 20

type TermFilter = {
  readonly view: (typeof wordViews)[number]
  readonly days: (typeof wordDays)[number]
  readonly pageNo: number
}

/** Search terms, and those without results. */
export function SearchTermsPage() {
  const t = useText(text)
  const [filter, setAsked] = useState<TermFilter>({ view: 'hot', days: '30', pageNo: 1 })
  const terms = useQuery({
    ...read(listSearchTerms, { ...filter, pageSize }),
    placeholderData: keepPreviousData,
  })
  usePageTitle(t.title)
  const choose = (change: Partial<TermFilter>) => setAsked({ ...filter, pageNo: 1, ...change })
  return (
    <div className="search-desk">
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <div className="search-desk-tools">
        <Segmented
          label={t.view}
          options={wordViews.map((value) => ({ value, title: t.views[value] }))}
          value={filter.view}
          onChoose={(view) => choose({ view })}
        />
        <Segmented
          label={t.period}
          options={wordDays.map((value) => ({ value, title: t.days[value] }))}
          value={filter.days}
          onChoose={(days) => choose({ days })}
        />
      </div>
      {terms.isPending && <TableWaiting count={8} columns={5} />}
      {terms.isError && <ErrorPanel onRetry={() => void terms.refetch()} />}
      {terms.data && (
        <div aria-busy={terms.isPlaceholderData}>
          <Sums {...terms.data} />
          <WordTable view={filter.view} terms={terms.data.records} />
          {terms.data.total > pageSize && (
            <Pagination
              page={filter.pageNo}
              total={terms.data.total}
              pageSize={pageSize}
              totalText={t.total(shown(terms.data.total))}
              onGo={(pageNo) => choose({ pageNo })}
            />
          )}
        </div>
      )}
    </div>
  )
}

type SearchTerms = Result<typeof listSearchTerms>
const shown = (count: number) => count.toLocaleString('en-US')

function Sums({ searches, inVain }: Pick<SearchTerms, 'searches' | 'inVain'>) {
  const t = useText(text)
  const share = searches === 0 ? 0 : Math.round((inVain * 1000) / searches) / 10
  return (
    <div className="search-desk-sums">
      <Stat label={t.searches} value={shown(searches)} />
      <Stat label={t.inVain} value={shown(inVain)} />
      <Stat label={t.share} value={share} unit="%" />
    </div>
  )
}

type WordTableProps = { readonly view: TermFilter['view']; readonly terms: SearchTerms['records'] }

function WordTable({ view, terms }: WordTableProps) {
  const t = useText(text)
  const columns: readonly Column<SearchTerms['records'][number]>[] = [
    { name: 'word', title: t.term, render: ({ word: term }) => term },
    { name: 'people', title: t.people, align: 'right', render: ({ people }) => shown(people) },
    { name: 'times', title: t.times, align: 'right', render: ({ times }) => shown(times) },
    { name: 'empty', title: t.empty, align: 'right', render: ({ empty }) => shown(empty) },
    { name: 'lastOn', title: t.lastOn, align: 'right', render: ({ lastOn }) => lastOn },
  ]
  return (
    <>
      <Table
        label={t.title}
        columns={columns}
        rows={terms}
        idOf={({ word: term }) => term}
        empty={<Empty kind="search" title={t.none[view]} />}
      />
      {terms.length > 0 && <p className="search-desk-note">{`${t.people}: ${t.peopleHint}`}</p>}
    </>
  )
}
