import { listCourses } from '@lyceum/contract/course'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { BeginCourse } from './begin-course.tsx'
import { CourseFilters } from './course-filters.tsx'
import { CourseTable } from './course-table.tsx'
import { type ListControl, useListState } from './list-state.ts'
import './courses-page.css'

/** The courses that this person may author: find one or create one. */
export function CoursesPage() {
  const t = useText(text)
  const list = useListState()
  const courses = useCourses(list)
  const mayAuthor = useUser()?.access.includes('course.author') ?? false
  const [isBeginning, setIsBeginning] = useState(false)
  usePageTitle(t.title)
  const begin = mayAuthor && (
    <Button look="primary" onClick={() => setIsBeginning(true)}>
      <Icon name="plus" size={16} />
      {t.begin}
    </Button>
  )

  return (
    <div className="courses">
      <header className="courses-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {begin}
      </header>
      <CourseFilters list={list} />
      {courses.isError && <ErrorPanel onRetry={() => void courses.refetch()} />}
      {courses.isPending && <TableWaiting />}
      {courses.data && <Found list={list} found={courses.data} />}
      {isBeginning && <BeginCourse onClose={() => setIsBeginning(false)} />}
    </div>
  )
}

function useCourses({ state: { text: searchText, state, kind, categoryId, after } }: ListControl) {
  const params = {
    text: searchText,
    after,
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(categoryId ? { categoryId } : {}),
  }
  return useQuery({ ...read(listCourses, params), placeholderData: keepPreviousData })
}

type FoundProps = { readonly list: ListControl; readonly found: Result<typeof listCourses> }

function Found({ list, found: { records, next } }: FoundProps) {
  const t = useText(text)
  if (records.length === 0) return <Nothing list={list} />
  return (
    <>
      <CourseTable courses={records} />
      <Onward label={t.title} after={list.state.after} next={next} onGo={(after) => list.show({ after })} />
    </>
  )
}

function Nothing({ list }: { readonly list: ListControl }) {
  const t = useText(text)
  if (!list.isFiltered) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  return (
    <Empty kind="search" title={t.none} hint={t.noneHint}>
      <Button onClick={list.clear}>{t.clear}</Button>
    </Empty>
  )
}
