import { listCourseNotices } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { NoticeRow } from '#ui/list/notice-row'
import { noticeQuery } from '../../course-query.ts'
import { text } from '../../text/index.ts'

/** The latest notices of one course. */
export function NoticeList({ itmId, title }: { readonly itmId: string; readonly title: string }) {
  const t = useText(text).notices
  const zone = useZone()
  const { data, isPending } = useQuery(read(listCourseNotices, { itmId, pageSize: 50 }))
  if (isPending) return <RowsWaiting count={2} />
  if (!data || data.records.length === 0) return <Empty kind="mail" title={t.empty} hint={t.emptyHint} />
  return (
    <ul>
      {data.records.map((notice) => (
        <NoticeRow
          key={notice.id}
          icon="horn"
          title={notice.title}
          body={title}
          time={shownTime(notice.toldAt, zone)}
          isUnread={!notice.isRead}
          to={noticeQuery.to({ id: notice.id })}
        />
      ))}
    </ul>
  )
}
