import { getCourseDetail } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { enrolPanel } from '#domains/learning'
import { read } from '#lib/api'
import { useHint } from '#lib/page/server-hints'
import { loadPart } from '#lib/page/load-part'
import { Skeleton } from '#ui/feedback/skeleton'

const EnrolPanel = lazy(async () => ({ default: await loadPart(enrolPanel) }))

type EnrollingProps = { readonly itmId: string; readonly onEnrolled: () => void }

/** Enrols before the exam, by the same rules as for a course. */
export function Enrolling({ itmId, onEnrolled }: EnrollingProps) {
  const course = useQuery({ ...read(getCourseDetail, { itmId }), refetchOnMount: 'always' })
  // An approval may arrive while the page is open.
  useHint('enrolment', onEnrolled)
  const waiting = <Skeleton height="48px" />
  return (
    <div className="exam-enrol">
      <Suspense fallback={waiting}>
        {course.data ? <EnrolPanel course={course.data} onEnrolled={onEnrolled} /> : waiting}
      </Suspense>
    </div>
  )
}
