import { getCourseFunnel, listLearners } from '@lyceum/contract/learning'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { hasErrorCode, read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button, ButtonLink } from '#ui/form/button'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { ExportMenu } from '#ui/work/export-menu'
import { BulkDrawer } from './bulk/bulk-drawer.tsx'
import { Funnel } from './funnel.tsx'
import { LearnerFilters } from './learner-filters.tsx'
import { LearnerTable } from './learner-table.tsx'
import type { Learner } from './learner.ts'
import { type ListControl, useListState } from './list-state.ts'
import { text } from './text/index.ts'
import './learners.css'

/** The learners of a course, their progress, and where they stop. */
export function LearnersPage() {
  const { id = '' } = useParams()
  const t = useText(text)
  const list = useListState()
  const learners = useLearners(id, list)
  usePageTitle(learners.data?.title ?? t.title)
  if (hasErrorCode(learners.error, 'NOT_FOUND')) return <Missing />
  return (
    <div className="learners">
      <Head id={id} title={learners.data?.title ?? ''} list={list} />
      <Figures id={id} list={list} />
      <Names learners={learners} list={list} />
    </div>
  )
}

function Missing() {
  const t = useText(text)
  return (
    <Empty kind="lock" title={t.missing} hint={t.missingHint} isPage>
      <ButtonLink to="/courses">{t.toCourses}</ButtonLink>
    </Empty>
  )
}

type NamesProps = { readonly learners: ReturnType<typeof useLearners>; readonly list: ListControl }

function Names({ learners, list }: NamesProps) {
  const t = useText(text)
  return (
    <section className="learners-list" aria-label={t.title}>
      <LearnerFilters list={list} />
      {learners.isError && <ErrorPanel onRetry={() => void learners.refetch()} />}
      {learners.isPending && <TableWaiting count={6} columns={6} />}
      {learners.data && <Found list={list} learners={learners.data.records} />}
      <Onward
        label={t.title}
        after={list.state.after}
        next={learners.data?.next}
        onGo={(after) => list.choose({ after })}
      />
    </section>
  )
}

function useLearners(id: string, { state: { show, status, after } }: ListControl) {
  const params = { id, show, after, ...(status ? { status } : {}) }
  return useQuery({ ...read(listLearners, params), placeholderData: keepPreviousData })
}

type PartProps = { readonly id: string; readonly list: ListControl }

function Head({ id, title, list }: PartProps & { readonly title: string }) {
  const t = useText(text)
  const access = useUser()?.access ?? []
  const [isBulk, setIsBulk] = useState(false)
  const { show, status } = list.state
  return (
    <header className="learners-head">
      <div>
        <h1>{title ? t.of(title) : t.title}</h1>
        <p>{t.lead}</p>
      </div>
      <span className="learners-acts">
        {access.includes('course.read') && (
          <ButtonLink to={`/courses/${id}`}>
            <Icon name="edit" size={16} />
            {t.toEditor}
          </ButtonLink>
        )}
        {access.includes('download.use') && (
          <ExportMenu kind="learning.learners" filter={{ id, show, ...(status ? { status } : {}) }} />
        )}
        {access.includes('learning.assign') && (
          <Button look="primary" onClick={() => setIsBulk(true)}>
            <Icon name="users" size={16} />
            {t.bulk.open}
          </Button>
        )}
      </span>
      {isBulk && <BulkDrawer courseId={id} title={title} onClose={() => setIsBulk(false)} />}
    </header>
  )
}

function Figures({ id, list }: PartProps) {
  const funnel = useQuery(read(getCourseFunnel, { id }))
  if (funnel.isError) return <ErrorPanel onRetry={() => void funnel.refetch()} />
  if (!funnel.data) return <TableWaiting count={3} columns={4} />
  return <Funnel funnel={funnel.data} onOverdue={() => list.choose({ show: 'overdue' })} />
}

type FoundProps = { readonly list: ListControl; readonly learners: readonly Learner[] }

function Found({ list, learners }: FoundProps) {
  const t = useText(text)
  if (learners.length > 0) return <LearnerTable learners={learners} />
  if (!list.isFiltered) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  return (
    <Empty kind="search" title={t.none}>
      <Button onClick={list.clear}>{t.clear}</Button>
    </Empty>
  )
}
