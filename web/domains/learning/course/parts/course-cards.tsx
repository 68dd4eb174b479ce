import { isExam, kindLooks } from '#domains/course'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { lastDay, shownTime } from '#lib/time/time'
import { CourseCard as Card, CourseGrid } from '#ui/course/course-card'
import { StatusDot } from '#ui/feedback/status-dot'
import { Status } from '#ui/status/status'
import type { ExamDetails, ListedCourse as Course } from '../course-page.ts'
import { courseLinkOf } from '../course-link.ts'
import { statusNames } from '../statuses.ts'
import { text } from '../text/index.ts'

type CourseCardsProps = {
  readonly courses: readonly Course[]
  /** Replaces hours and date: why a course is shown. */
  readonly metaOf?: (course: Course, at: number) => string | undefined
}

/** Courses in a grid, each with the user's status. */
export function CourseCards({ courses, metaOf }: CourseCardsProps) {
  const t = useText(text)
  const usual = useMeta()
  const { openText, ofExam } = useExamMeta()
  const detailsOf = (course: Course, why: string | undefined) =>
    course.exam && why === undefined
      ? ofExam(course.exam)
      : [course.publisher, why ?? usual(course)].filter((detail) => detail !== '')
  return (
    <CourseGrid>
      {courses.map((course, at) => (
        <Card
          key={course.itmId}
          to={courseLinkOf(course.itmType, course.itmId)}
          id={String(course.seed || course.itmId)}
          title={course.title}
          category={course.tndId ?? course.itmType}
          picture={course.picture || undefined}
          kind={kindLooks[course.itmType]}
          kindName={t.kinds[course.itmType]}
          requirement={course.isCompulsory || course.isRequired ? t.must : undefined}
          when={course.exam ? openText(course.exam) : undefined}
          meta={detailsOf(course, metaOf?.(course, at))}
          percent={percentOf(course)}
          foot={<Foot course={course} />}
          points={isOpen(course) && course.reward > 0 ? course.reward : undefined}
        />
      ))}
    </CourseGrid>
  )
}

/** The due date, the date, or the duration. */
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

/** When an exam is open, its duration, pass score and remaining attempts. */
function useExamMeta() {
  const t = useText(text).exams.details
  const zone = useZone()
  const shown = (at: string | null) => (at === null ? undefined : shownTime(at, zone).slice(5))
  return {
    openText: ({ opensAt, closesAt }: ExamDetails) => t.open(shown(opensAt), shown(closesAt)),
    ofExam: ({ minutes, passScore, timesLeft }: ExamDetails): readonly string[] => [
      t.minutes(minutes),
      t.pass(passScore),
      timesLeft === null ? t.anyTimes : t.timesLeft(timesLeft),
    ],
  }
}

const isOpen = ({ appStatus }: Course) => appStatus === 'NOT_ENROLLED' || appStatus === 'CANCELLED'
const isDone = ({ appStatus }: Course) => appStatus === 'COMPLETED' || appStatus === 'PASSED'

/** An exam has no progress to show. */
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
