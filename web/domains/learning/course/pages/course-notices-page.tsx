import { listMyCourseNotices, readCourseNotice } from '@lyceum/contract/learning'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { NoticeRow } from '#ui/list/notice-row'
import { Pagination } from '#ui/list/pagination'
import { detailQuery, noticeQuery } from '../course-query.ts'
import { pageOf } from '../list-filter.ts'
import { text } from '../text/index.ts'
import './course-notices-page.css'

const pageSize = 20

/** Notices of the user's courses: the list, or one of them. */
export function CourseNoticesPage() {
  const t = useText(text).notices
  const [search] = useSearchParams()
  const { id } = noticeQuery.read(search)
  usePageTitle(t.title)
  return <div className="ly-wrap course-notices">{id ? <OneNotice key={id} id={id} /> : <Notices />}</div>
}

function Notices() {
  const t = useText(text).notices
  const zone = useZone()
  const [search, setSearch] = useSearchParams()
  const pageNo = pageOf({ page: search.get('page') ?? undefined })
  const page = useQuery(read(listMyCourseNotices, { pageNo, pageSize }))
  return (
    <>
      <h1>{t.title}</h1>
      {page.isPending && <RowsWaiting />}
      {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
      {page.data?.records.length === 0 && <Empty kind="mail" title={t.empty} hint={t.emptyHint} />}
      {page.data && page.data.records.length > 0 && (
        <ul>
          {page.data.records.map((notice) => (
            <NoticeRow
              key={notice.id}
              icon="horn"
              title={notice.title}
              body={notice.course}
              time={shownTime(notice.toldAt, zone)}
              isUnread={!notice.isRead}
              to={noticeQuery.to({ id: notice.id })}
            />
          ))}
        </ul>
      )}
      {page.data && page.data.total > pageSize && (
        <Pagination
          page={pageNo}
          total={page.data.total}
          pageSize={pageSize}
          onGo={(next) => setSearch({ page: String(next) })}
        />
      )}
    </>
  )
}

/** Opening a notice marks it as read, also in the list. */
function OneNotice({ id }: { readonly id: string }) {
  const t = useText(text).notices
  const zone = useZone()
  const client = useQueryClient()
  const notice = useQuery(read(readCourseNotice, { id }))
  const isThere = notice.data !== undefined
  useEffect(() => {
    if (isThere) void client.invalidateQueries({ queryKey: [listMyCourseNotices.path] })
  }, [client, isThere])
  if (notice.isError) return <ErrorPanel onRetry={() => void notice.refetch()} />
  if (!notice.data) return <RowsWaiting count={2} />
  const { title, body, toldBy: sender, toldAt: sentAt, course, itmId } = notice.data
  return (
    <article>
      <Breadcrumb trail={[{ title: t.back, to: noticeQuery.to() }, { title }]} />
      <h1>{title}</h1>
      <p className="course-notice-by">{t.by(sender, shownTime(sentAt, zone))}</p>
      <p className="course-notice-body">{body}</p>
      <p>
        {course} <ButtonLink to={detailQuery.to({ itmId })}>{t.toCourse}</ButtonLink>
      </p>
    </article>
  )
}
