import { type ExamState, examStates, listExams } from '@lyceum/contract/exam'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { SearchBox } from '#ui/form/search-box'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { ExamTable } from './exam-table.tsx'
import { text } from './text/index.ts'
import './exam-setup.css'

/** All exams in the user's scope, newest first. */
export function ExamsPage() {
  const t = useText(text)
  const [params, setParams] = useSearchParams()
  const state = examStates.find((option) => option === params.get('state'))
  const searchText = params.get('text') ?? ''
  const after = params.get('after') ?? ''
  const exams = useExams(state, searchText, after)
  const show = (next: Readonly<Record<string, string | undefined>>) =>
    setParams(
      Object.entries({ state, text: searchText, ...next }).flatMap(([name, value]): [string, string][] =>
        value ? [[name, value]] : [],
      ),
    )
  usePageTitle(t.title)
  return (
    <div className="exams">
      <header className="exams-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        <ButtonLink look="primary" to="/exams/new">
          <Icon name="plus" size={16} />
          {t.add}
        </ButtonLink>
      </header>
      <div className="exams-filters">
        <Segmented<ExamState | 'all'>
          label={t.state}
          value={state ?? 'all'}
          options={[
            { value: 'all', title: t.allStates },
            ...examStates.map((option) => ({ value: option, title: t.states[option] })),
          ]}
          onChoose={(next) => show({ state: next === 'all' ? undefined : next })}
        />
        <SearchBox
          key={searchText}
          placeholder={t.search}
          value={searchText}
          onSearch={(next) => show({ text: next })}
        />
      </div>
      <Exams exams={exams} isNarrowed={state !== undefined || searchText !== ''} />
      <Onward label={t.title} after={after} next={exams.data?.next} onGo={(next) => show({ after: next })} />
    </div>
  )
}

function useExams(state: ExamState | undefined, searchText: string, after: string) {
  return useQuery({
    ...read(listExams, { after, text: searchText, ...(state ? { state } : {}) }),
    placeholderData: keepPreviousData,
  })
}

type ExamsProps = { readonly exams: ReturnType<typeof useExams>; readonly isNarrowed: boolean }

function Exams({ exams, isNarrowed }: ExamsProps) {
  const t = useText(text)
  if (exams.isError) return <ErrorPanel onRetry={() => void exams.refetch()} />
  if (!exams.data) return <TableWaiting count={6} columns={7} />
  if (exams.data.records.length > 0) return <ExamTable exams={exams.data.records} />
  if (isNarrowed) return <Empty kind="search" title={t.none} />
  return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
}
