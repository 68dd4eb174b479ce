import type { CourseStatus } from '@lyceum/contract/learning'
import { useSearchParams } from 'react-router'
import { oneOf, pageQuery, anyText } from '#lib/page-query'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { CardsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Tabs } from '#ui/layout/tabs'
import { Pagination } from '#ui/list/pagination'
import { useStatusWord } from '#ui/status/status'
import { courseQuery } from '../course/course-query.ts'
import { pageOf } from '../course/list-filter.ts'
import { CourseCards } from '../course/parts/course-cards.tsx'
import { statusNames } from '../course/statuses.ts'
import { byDueSlot } from '../from-above.ts'
import { text } from './text.ts'
import './mine.css'

/** In the order in which they occur; never enrolled is left out. */
const statuses = [
  'IN_PROGRESS',
  'COMPLETED',
  'PASSED',
  'FAILED',
  'PENDING',
  'WAITING',
  'REJECTED',
  'CANCELLED',
  'ABANDONED',
] as const satisfies readonly CourseStatus[]

const studyQuery = pageQuery('/personal/study', { status: oneOf(...statuses), page: anyText })
const pageSize = 12

/** R-114, B-237: the user's courses and exams by status, those due first. */
export function StudyPage() {
  const t = useText(text)
  const statusWord = useStatusWord()
  const [search, setSearch] = useSearchParams()
  const { status = 'IN_PROGRESS', page: number } = studyQuery.read(search)
  const pageNo = pageOf({ page: number })
  const page = byDueSlot.get()({ appStatus: status, pageNo, pageSize }, { refetchOnMount: 'always' })
  const { records, total = 0 } = page.data ?? {}
  usePageTitle(t.study)
  return (
    <section className="mine-page">
      <h1>{t.study}</h1>
      <Tabs
        label={t.views}
        tabs={statuses.map((name) => ({
          name,
          title: statusWord({ family: 'course', status: statusNames[name] }),
        }))}
        current={status}
        onChoose={(name) => setSearch({ status: name }, { replace: true })}
      >
        {page.isPending && <CardsWaiting count={6} />}
        {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
        {records && <CourseCards courses={records} />}
        {records?.length === 0 && (
          <Empty kind="start" title={t.noStudy} hint={t.noStudyHint}>
            <ButtonLink to={courseQuery.to()}>{t.browse}</ButtonLink>
          </Empty>
        )}
        {total > pageSize && (
          <Pagination
            page={pageNo}
            total={total}
            pageSize={pageSize}
            totalText={t.total(total)}
            onGo={(next) => setSearch({ status, page: String(next) })}
          />
        )}
      </Tabs>
    </section>
  )
}
