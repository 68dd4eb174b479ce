import { listPapers } from '@lyceum/contract/paper'
import { paperKinds, paperStates } from '@lyceum/contract/question'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { SearchBox } from '#ui/form/search-box'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { Pick } from '#ui/work/pick'
import { text } from '../text/index.ts'
import { NewPaper } from './new-paper.tsx'
import { PaperTable } from './paper-table.tsx'
import '../paper.css'

/** All papers: search, create, open. */
export function PapersPage() {
  const t = useText(text)
  const [params, setParams] = useSearchParams()
  const mayAuthor = useUser()?.access.includes('exam.author') ?? false
  const [isMaking, setIsMaking] = useState(false)
  const filter = askedFrom(params)
  const papers = useQuery({ ...read(listPapers, filter), placeholderData: keepPreviousData })
  usePageTitle(t.title)

  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    if (name !== 'after') next.delete('after')
    setParams(next)
  }

  return (
    <div className="papers">
      <header className="papers-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {mayAuthor && (
          <Button look="primary" onClick={() => setIsMaking(true)}>
            <Icon name="plus" size={16} />
            {t.create}
          </Button>
        )}
      </header>
      <div className="papers-filters">
        <SearchBox
          key={filter.text}
          placeholder={t.search}
          value={filter.text}
          onSearch={(searchText) => set('text', searchText)}
        />
        <Pick
          label={t.allKinds}
          width={140}
          options={paperKinds.map((value) => ({ value, label: t.kinds[value] }))}
          value={filter.kind}
          onPick={(kind) => set('kind', kind)}
        />
        <Pick
          label={t.allStates}
          width={140}
          options={paperStates.map((value) => ({ value, label: t.states[value] }))}
          value={filter.state}
          onPick={(state) => set('state', state)}
        />
      </div>
      {papers.isError && <ErrorPanel onRetry={() => void papers.refetch()} />}
      {papers.isPending && <TableWaiting />}
      {papers.data && (
        <>
          <PaperTable
            papers={papers.data.records}
            mayAuthor={mayAuthor}
            empty={<Nothing isFiltered={params.size > 0} />}
          />
          <Onward
            label={t.title}
            after={filter.after}
            next={papers.data.next}
            onGo={(after) => set('after', after)}
          />
        </>
      )}
      {isMaking && <NewPaper onClose={() => setIsMaking(false)} />}
    </div>
  )
}

function askedFrom(params: URLSearchParams) {
  const kind = paperKinds.find((option) => option === params.get('kind'))
  const state = paperStates.find((option) => option === params.get('state'))
  return {
    text: params.get('text') ?? '',
    after: params.get('after') ?? '',
    ...(kind ? { kind } : {}),
    ...(state ? { state } : {}),
  }
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useText(text)
  return isFiltered ? (
    <Empty kind="search" title={t.none} />
  ) : (
    <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  )
}
