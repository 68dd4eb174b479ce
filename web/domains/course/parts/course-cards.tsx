import type { CourseCard as Course } from '@lyceum/contract/learning'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { lastDay, shownTime } from '#lib/time'
import { CourseCard, CourseGrid } from '#ui/course/course-card'
import { StatusDot } from '#ui/feedback/status-dot'
import { Status } from '#ui/status/status'
import { detailQuery } from '../course-query.ts'
import { isExam, kindLooks } from '../kinds.ts'
import { statusNames } from '../statuses.ts'
import { text } from '../text/index.ts'

type CourseCardsProps = {
  readonly courses: readonly Course[]
  /** Instead of hours and date: why a course is shown. */
  readonly metaOf?: (course: Course, at: number) => string | undefined
}

/** Courses in a grid, each with where I stand in it. */
export function CourseCards({ courses, metaOf }: CourseCardsProps) {
  const t = useText(text)
  const usual = useMeta()
  return (
    <CourseGrid>
      {courses.map((course, at) => (
        <CourseCard
          key={course.itmId}
          to={detailQuery.to({ itmId: course.itmId })}
          id={String(course.seed || course.itmId)}
          title={course.title}
          category={course.tndId ?? course.itmType}
          picture={course.picture || undefined}
          kind={kindLooks[course.itmType]}
          kindName={t.kinds[course.itmType]}
          requirement={course.isCompulsory || course.isRequired ? t.must : undefined}
          meta={[course.publisher, metaOf?.(course, at) ?? usual(course)].filter((fact) => fact !== '')}
          percent={percentOf(course)}
          foot={<Foot course={course} />}
          points={isOpen(course) && course.reward > 0 ? course.reward : undefined}
        />
      ))}
    </CourseGrid>
  )
}

/** By when I have to be done, when it takes place, or how long it takes. */
function useMeta() {
  const t = useText(text)
  const zone = useZone()
  return ({ itmType, studyFrom, hours, appStatus, dueAt }: Course) => {
    if (appStatus === 'IN_PROGRESS' && dueAt) return t.due(lastDay(dueAt, zone).slice(5))
    if (itmType === 'CLASSROOM' && studyFrom) return t.opensOn(shownTime(studyFrom, zone).slice(5, 10))
    if (itmType === 'OFF_EXAM_COURSE' && studyFrom) return shownTime(studyFrom, zone).slice(5)
    return hours > 0 ? t.hours(String(hours)) : ''
  }
}

const isOpen = ({ appStatus }: Course) => appStatus === 'NOT_ENROLLED' || appStatus === 'CANCELLED'
const isDone = ({ appStatus }: Course) => appStatus === 'COMPLETED' || appStatus === 'PASSED'

/** An exam is sat or not: there is no way through it to show. */
function percentOf(course: Course): number | undefined {
  if (isExam(course.itmType)) return undefined
  if (isDone(course)) return 100
  return course.appStatus === 'IN_PROGRESS' ? course.progress : undefined
}

function Foot({ course }: { readonly course: Course }) {
  const t = useText(text)
  const status = statusNames[course.appStatus]
  if (course.appStatus === 'IN_PROGRESS')
    return isExam(course.itmType) ? <StatusDot tone="info">{t.exams.enrolled}</StatusDot> : null
  if (!isOpen(course))
    return (
      <Status
        family="course"
        status={status}
        isTag={isDone(course)}
        {...(course.queuePlace === null ? {} : { detail: course.queuePlace })}
      />
    )
  if (course.placesLeft === null) {
    const { learning } = isExam(course.itmType) ? t.exams : t.detail
    return <span>{learning(course.learners.toLocaleString('en-US'))}</span>
  }
  return course.placesLeft > 0 ? (
    <StatusDot tone="brand">{t.placesLeft(String(course.placesLeft))}</StatusDot>
  ) : (
    <StatusDot tone="warning">{t.full}</StatusDot>
  )
}
