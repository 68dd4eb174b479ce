import { getCourseDetail } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { isExam } from '#domains/course'
import { CommentSection, useSummary } from '#domains/social'
import { hasErrorCode, read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Tabs } from '#ui/layout/tabs'
import { courseQuery, detailQuery } from '../course-query.ts'
import { courseLinkOf } from '../course-link.ts'
import { type Course, modulesOf } from '../parts/detail/course.ts'
import { CourseHead } from '../parts/detail/course-head.tsx'
import { Introduction } from '../parts/detail/introduction.tsx'
import { NoticeList } from '../parts/detail/notice-list.tsx'
import { Outline } from '../parts/detail/outline.tsx'
import { Results } from '../parts/detail/results.tsx'
import { Side } from '../parts/detail/course-sidebar.tsx'
import { text } from '../text/index.ts'
import './course-detail-page.css'

/** A course before and after enrolling: its information and the main action. */
export function CourseDetailPage() {
  const t = useText(text)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { itmId = '' } = detailQuery.read(search)
  const detail = useQuery({
    ...read(getCourseDetail, { itmId }),
    enabled: itmId !== '',
    // The progress may have changed while studying.
    refetchOnMount: 'always',
    // The page shows the error itself.
    meta: { quiet: true },
  })
  usePageTitle(detail.data?.title ?? t.centre)
  if (itmId === '' || hasErrorCode(detail.error, 'NOT_FOUND')) return <Missing />
  if (detail.isError)
    return (
      <div className="ly-wrap course-alone">
        <ErrorPanel onRetry={() => void detail.refetch()} />
      </div>
    )
  if (!detail.data)
    return (
      <div className="ly-wrap course-alone">
        <RowsWaiting count={6} />
      </div>
    )
  // Exam details are in the exam area; older links lead to the lobby.
  if (isExam(detail.data.itmType) && pathname === detailQuery.to().split('?')[0])
    return <Navigate to={courseLinkOf(detail.data.itmType, itmId)} replace />
  return <CourseDetail key={itmId} course={detail.data} />
}

const tabNames = ['outline', 'introduction', 'comments', 'records', 'notices'] as const

function CourseDetail({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  const [search, setSearch] = useSearchParams()
  const { tab } = detailQuery.read(search)
  const current = tabNames.find((name) => name === tab) ?? 'outline'
  const target = { targetType: 'course', targetId: course.itmId } as const
  const counts = { outline: modulesOf(course).length, comments: useSummary(target)?.count }
  return (
    <>
      <CourseHead course={course} />
      <div className="ly-wrap course-columns">
        <div>
          <Tabs
            label={t.tabs}
            tabs={tabNames.map((name) => ({
              name,
              title: t[name],
              ...(name === 'outline' || name === 'comments' ? { count: counts[name] } : {}),
            }))}
            current={current}
            onChoose={(name) =>
              setSearch(
                { itmId: course.itmId, ...(name === 'outline' ? {} : { tab: name }) },
                { replace: true, preventScrollReset: true },
              )
            }
          >
            {current === 'outline' && <Outline course={course} />}
            {current === 'introduction' && <Introduction course={course} />}
            {current === 'comments' && <CommentSection target={target} />}
            {current === 'records' && <Results course={course} />}
            {current === 'notices' && <NoticeList itmId={course.itmId} title={course.title} />}
          </Tabs>
          {current !== 'comments' && (
            <div className="course-talk">
              <CommentSection target={target} />
            </div>
          )}
        </div>
        <Side course={course} />
      </div>
    </>
  )
}

function Missing() {
  const t = useText(text)
  return (
    <div className="ly-wrap course-alone">
      <Empty kind="lock" title={t.detail.missing} hint={t.detail.missingHint} isPage>
        <ButtonLink to={courseQuery.to()}>{t.recommend.toCentre}</ButtonLink>
      </Empty>
    </div>
  )
}
