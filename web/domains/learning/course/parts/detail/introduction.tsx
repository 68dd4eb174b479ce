import { usePictureAddresses } from '#domains/file'
import { useText } from '#lib/text'
import { DocumentView } from '#ui/document/document-view'
import { Empty } from '#ui/feedback/empty'
import { text } from '../../text/index.ts'
import type { Course } from './course.ts'
import './introduction.css'

/** The author's description of a course. */
export function Introduction({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  const addressOf = usePictureAddresses(course.introduction)
  if (course.introduction.blocks.length === 0 && course.summary === '')
    return <Empty kind="course" title={t.noIntroduction} />
  return (
    <div className="course-introduction">
      <h2 className="ly-hidden">{t.introduction}</h2>
      {course.summary !== '' && <p className="course-summary">{course.summary}</p>}
      <DocumentView tree={course.introduction} addressOf={addressOf} />
    </div>
  )
}
