import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { papersToMark } from '#domains/exam'
import { inbox, messageQuery } from '#domains/message'
import { loadPart } from '#lib/page/load-part'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'

const Inbox = lazy(async () => ({ default: await loadPart(inbox) }))
const Papers = lazy(async () => ({ default: await loadPart(papersToMark) }))

/** The messages; with the exam filter, marking tasks are above them. */
export function InboxPage() {
  const [search] = useSearchParams()
  const isAboutExams = messageQuery.read(search).isRead === 'Z'
  return (
    <Suspense fallback={<RowsWaiting />}>
      {isAboutExams && <Papers />}
      <Inbox isBelow={isAboutExams} />
    </Suspense>
  )
}
