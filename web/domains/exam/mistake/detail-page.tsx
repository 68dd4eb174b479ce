import { listMistakeExams, pageMistakes } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { InlineTabs, SectionHead } from '#ui/layout/section-head'
import { Pagination } from '#ui/list/pagination'
import { StillOpen } from './open-mistake.tsx'
import { detailQuery, mistakeStates } from '../mistake-query.ts'
import { partOf } from './question-part.ts'
import { PracticeForm } from './practice-form.tsx'
import { text } from './text/index.ts'
import './mistake.css'

const pageSize = 20

/** the mistakes of one exam. */
export function MistakeDetailPage() {
  const t = useText(text)
  const id = useUser()?.usrEntId ?? ''
  const [search] = useSearchParams()
  const { itmId } = detailQuery.read(search)
  const exams = useQuery({ ...read(listMistakeExams, { id }), enabled: id !== '' })
  const exam = exams.data?.records.find((item) => item.itmId === itmId)
  const title = exam?.title ?? t.all
  usePageTitle(title)
  return (
    <div className="mistake-page">
      <Breadcrumb trail={[{ title: t.title, to: '/personal/mistakeExercises' }, { title }]} />
      <h1>{title}</h1>
      {exam && exam.open > 0 && <PracticeForm open={exam.open} exams={[exam]} itmId={exam.itmId} />}
      {id !== '' && <MistakeList id={id} />}
    </div>
  )
}

type Query = ReturnType<typeof detailQuery.read>

/** Mistakes in one state, those due first. */
function MistakeList({ id }: { readonly id: string }) {
  const t = useText(text)
  const [search, setSearch] = useSearchParams()
  const { itmId, state = 'open', page = '1' } = detailQuery.read(search)
  const only = itmId === undefined ? {} : { itmId }
  const mistakes = useQuery({
    ...read(pageMistakes, { id, ...only, state, pageNo: Number(page), pageSize }),
    placeholderData: keepPreviousData,
  })
  const go = (change: Partial<Query>) =>
    setSearch(detailQuery.to({ itmId, state, ...change }).split('?')[1] ?? '', { preventScrollReset: true })

  if (mistakes.isError) return <ErrorPanel onRetry={() => void mistakes.refetch()} />
  return (
    <section>
      <SectionHead
        title={t.title}
        sub={mistakes.data && t.total(mistakes.data.total)}
        tabs={
          <InlineTabs
            label={t.which}
            tabs={mistakeStates.map((name) => ({ name, title: t.states[name] }))}
            current={state}
            onChoose={(next) => go({ state: next })}
          />
        }
      />
      {mistakes.isPending && <RowsWaiting count={4} />}
      {mistakes.data && (
        <Found found={mistakes.data} at={Number(page)} onGo={(next) => go({ page: String(next) })} />
      )}
    </section>
  )
}

type FoundProps = {
  readonly found: Result<typeof pageMistakes>
  readonly at: number
  readonly onGo: (page: number) => void
}

function Found({ found: { records, total }, at, onGo }: FoundProps) {
  const t = useText(text)
  if (records.length === 0) return <Empty kind="start" title={t.nothing} />
  return (
    <div className="mistake-cards">
      {records.map((item, place) => (
        <StillOpen
          key={item.questionVersionId}
          mistake={item}
          question={partOf(item, (at - 1) * pageSize + place + 1)}
        />
      ))}
      {total > pageSize && (
        <Pagination page={at} total={total} pageSize={pageSize} totalText={t.total(total)} onGo={onGo} />
      )}
    </div>
  )
}
