import { listNews, newsKinds, newsStates, type NewsKind, type NewsState } from '@lyceum/contract/news'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { SearchBox } from '#ui/form/search-box'
import { PageHead } from '#ui/layout/page-head'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { BeginNews } from './begin-news.tsx'
import { NewsTable } from './news-table.tsx'
import { text } from './text/index.ts'
import './console.css'

type Place = {
  readonly kind: NewsKind
  readonly state: NewsState | undefined
  readonly searchText: string
  readonly after: string
}

/** The filter from the URL; any other choice goes back to the first page. */
function usePlace() {
  const [params, setParams] = useSearchParams()
  const place: Place = {
    kind: newsKinds.find((option) => option === params.get('kind')) ?? 'notice',
    state: newsStates.find((option) => option === params.get('state')),
    searchText: params.get('text') ?? '',
    after: params.get('after') ?? '',
  }
  function go(next: Partial<Place>) {
    const { kind, state, searchText, after } = { ...place, after: '', ...next }
    setParams({
      ...(kind === 'article' && { kind }),
      ...(state && { state }),
      ...(searchText && { text: searchText }),
      ...(after && { after }),
    })
  }
  return { place, go }
}

type PlaceProps = { readonly at: ReturnType<typeof usePlace> }

/** All announcements and news, with their state and reach. */
export function NewsListPage() {
  const t = useText(text)
  const at = usePlace()
  const { kind } = at.place
  const [isBeginning, setIsBeginning] = useState(false)
  usePageTitle(t.title)
  return (
    <div className="news-desk">
      <PageHead title={t.title} lead={t.lead}>
        <Button look="primary" onClick={() => setIsBeginning(true)}>
          <Icon name="plus" size={16} />
          {t.add[kind]}
        </Button>
      </PageHead>
      <Filters at={at} />
      <Found at={at} />
      {isBeginning && <BeginNews kind={kind} onClose={() => setIsBeginning(false)} />}
    </div>
  )
}

function Filters({ at: { place, go } }: PlaceProps) {
  const t = useText(text)
  return (
    <div className="news-desk-tools">
      <Segmented
        label={t.kind}
        value={place.kind}
        options={newsKinds.map((value) => ({ value, title: t.kinds[value] }))}
        onChoose={(kind) => go({ kind, state: undefined, searchText: '' })}
      />
      <Segmented<NewsState | 'all'>
        label={t.state}
        value={place.state ?? 'all'}
        options={(['all', ...newsStates] as const).map((value) => ({ value, title: t.states[value] }))}
        onChoose={(state) => go({ state: state === 'all' ? undefined : state })}
      />
      <SearchBox
        key={place.searchText}
        placeholder={t.search}
        value={place.searchText}
        onSearch={(searchText) => go({ searchText })}
      />
    </div>
  )
}

function Found({ at: { place, go } }: PlaceProps) {
  const t = useText(text)
  const { kind, state, searchText, after } = place
  const news = useQuery({
    ...read(listNews, { kind, text: searchText, after, ...(state ? { state } : {}) }),
    placeholderData: keepPreviousData,
  })
  if (news.isError) return <ErrorPanel onRetry={() => void news.refetch()} />
  if (!news.data) return <TableWaiting count={6} columns={5} />
  if (news.data.records.length > 0)
    return (
      <>
        <NewsTable kind={kind} news={news.data.records} />
        <Onward label={t.title} after={after} next={news.data.next} onGo={(next) => go({ after: next })} />
      </>
    )
  if (!state && !searchText) return <Empty kind="start" title={t.empty[kind]} hint={t.emptyHint} />
  return (
    <Empty kind="search" title={t.none}>
      <Button onClick={() => go({ state: undefined, searchText: '' })}>{t.clear}</Button>
    </Empty>
  )
}
