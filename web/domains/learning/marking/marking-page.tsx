import { listHandIns } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { HandInTable } from './hand-in-table.tsx'
import { text } from './text/index.ts'
import './marking.css'

const states = ['waiting', 'marked'] as const
type State = (typeof states)[number]

/** Handed-in work: waiting from the oldest on, marked from the newest on. */
export function MarkingPage() {
  const t = useText(text)
  const { state, after, show } = usePlace()
  const work = useWork(state, after)
  usePageTitle(t.title)
  return (
    <div className="marking">
      <header className="marking-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {state === 'waiting' && !after && <Begin work={work.data?.records} />}
      </header>
      <Segmented<State>
        label={t.state}
        value={state}
        options={[
          { value: 'waiting', title: t.waiting(work.data?.waiting ?? 0) },
          { value: 'marked', title: t.marked },
        ]}
        onChoose={show}
      />
      {work.isError && <ErrorPanel onRetry={() => void work.refetch()} />}
      {work.isPending && <TableWaiting count={6} columns={5} />}
      {work.data && <Found state={state} found={work.data} />}
      <Onward label={t.title} after={after} next={work.data?.next} onGo={(next) => show(state, next)} />
    </div>
  )
}

/** The list and the position from the URL. */
function usePlace() {
  const [params, setParams] = useSearchParams()
  return {
    state: states.find((option) => option === params.get('state')) ?? 'waiting',
    after: params.get('after') ?? '',
    show: (next: State, from = '') =>
      setParams({ ...(next === 'marked' ? { state: next } : {}), ...(from ? { after: from } : {}) }),
  }
}

function Begin({ work: [oldest] = [] }: { readonly work: readonly { id: string }[] | undefined }) {
  const t = useText(text)
  if (!oldest) return null
  return (
    <ButtonLink look="primary" to={`/marking/${oldest.id}`}>
      <Icon name="edit" size={16} />
      {t.begin}
    </ButtonLink>
  )
}

function useWork(state: State, after: string) {
  return useQuery({ ...read(listHandIns, { state, after }), placeholderData: keepPreviousData })
}

type FoundProps = { readonly state: State; readonly found: Result<typeof listHandIns> }

function Found({ state, found: { records } }: FoundProps) {
  const t = useText(text)
  if (records.length > 0) return <HandInTable state={state} work={records} />
  if (state === 'marked') return <Empty kind="search" title={t.noneMarked} />
  return <Empty kind="start" title={t.nothing} hint={t.nothingHint} />
}
