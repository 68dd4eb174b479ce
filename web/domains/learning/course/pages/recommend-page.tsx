import { listRecommendedCourses } from '@lyceum/contract/learning'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { scrollToTop } from '#lib/page/navigation'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { CardsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Pagination } from '#ui/list/pagination'
import { courseQuery } from '../course-query.ts'
import { pageOf } from '../list-filter.ts'
import { CourseCards } from '../parts/course-cards.tsx'
import { text } from '../text/index.ts'
import './course-list-page.css'

const pageSize = 16

/** B-251: recommended courses, each with the reason. */
export function RecommendPage() {
  const t = useText(text)
  const [search, setSearch] = useSearchParams()
  const pageNo = pageOf({ page: search.get('page') ?? undefined })
  const page = useQuery({ ...read(listRecommendedCourses, { pageNo }), placeholderData: keepPreviousData })
  const records = page.data?.records
  usePageTitle(t.recommend.title)

  function reasonOf(at: number): string | undefined {
    const record = records?.[at]
    if (!record) return undefined
    if (record.reason === 'colleagues') return t.recommend.colleagues(String(record.colleagues))
    return t.recommend.reasons[record.reason]
  }

  return (
    <div className="ly-wrap course-list">
      <header className="course-list-head">
        <h1>{t.recommend.title}</h1>
        <p>{t.recommend.sub}</p>
      </header>
      {page.isPending && <CardsWaiting count={8} />}
      {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
      {records && (
        <div className="course-list-cards" aria-busy={page.isPlaceholderData}>
          <CourseCards courses={records} metaOf={(_, at) => reasonOf(at)} />
        </div>
      )}
      {records?.length === 0 && (
        <Empty kind="done" title={t.recommend.empty} hint={t.recommend.emptyHint}>
          <ButtonLink to={courseQuery.to()}>{t.recommend.toCentre}</ButtonLink>
        </Empty>
      )}
      {page.data && page.data.total > pageSize && (
        <div className="course-list-pages">
          <Pagination
            page={pageNo}
            total={page.data.total}
            pageSize={pageSize}
            totalText={t.total(String(page.data.total))}
            onGo={(next) => {
              setSearch(next === 1 ? {} : { page: String(next) })
              scrollToTop()
            }}
          />
        </div>
      )}
    </div>
  )
}
