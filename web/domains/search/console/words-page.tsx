import type { Result } from '@lyceum/contract/kit'
import { listSearchWords, wordDays, wordViews } from '@lyceum/contract/search'
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
import './words-page.css'

const pageSize = 20

type Asked = {
  readonly view: (typeof wordViews)[number]
  readonly days: (typeof wordDays)[number]
  readonly pageNo: number
}

/** What people look for, and what in vain. */
export function WordsPage() {
  const t = useText(text)
  const [asked, setAsked] = useState<Asked>({ view: 'hot', days: '30', pageNo: 1 })
  const words = useQuery({
    ...read(listSearchWords, { ...asked, pageSize }),
    placeholderData: keepPreviousData,
  })
  usePageTitle(t.title)
  const choose = (change: Partial<Asked>) => setAsked({ ...asked, pageNo: 1, ...change })
  return (
    <div className="search-desk">
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <div className="search-desk-tools">
        <Segmented
          label={t.view}
          options={wordViews.map((value) => ({ value, title: t.views[value] }))}
          value={asked.view}
          onChoose={(view) => choose({ view })}
        />
        <Segmented
          label={t.period}
          options={wordDays.map((value) => ({ value, title: t.days[value] }))}
          value={asked.days}
          onChoose={(days) => choose({ days })}
        />
      </div>
      {words.isPending && <TableWaiting count={8} columns={5} />}
      {words.isError && <ErrorPanel onRetry={() => void words.refetch()} />}
      {words.data && (
        <div aria-busy={words.isPlaceholderData}>
          <Sums {...words.data} />
          <WordTable view={asked.view} words={words.data.records} />
          {words.data.total > pageSize && (
            <Pagination
              page={asked.pageNo}
              total={words.data.total}
              pageSize={pageSize}
              totalWords={t.total(shown(words.data.total))}
              onGo={(pageNo) => choose({ pageNo })}
            />
          )}
        </div>
      )}
    </div>
  )
}

type Words = Result<typeof listSearchWords>
const shown = (count: number) => count.toLocaleString('en-US')

function Sums({ searches, inVain }: Pick<Words, 'searches' | 'inVain'>) {
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

type WordTableProps = { readonly view: Asked['view']; readonly words: Words['records'] }

function WordTable({ view, words }: WordTableProps) {
  const t = useText(text)
  const columns: readonly Column<Words['records'][number]>[] = [
    { name: 'word', title: t.word, render: ({ word }) => word },
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
        rows={words}
        idOf={({ word }) => word}
        empty={<Empty kind="search" title={t.none[view]} />}
      />
      {words.length > 0 && <p className="search-desk-note">{`${t.people}: ${t.peopleHint}`}</p>}
    </>
  )
}
