import type { Calendar } from '#platform/domain/seed'
import type { Course, Enrolment, Taken } from './history.ts'

/** Demo learners are late with at most one course, so that other due items are visible too. */
export function limitLateCourses(taken: readonly Taken[], calendar: Calendar): readonly Taken[] {
  const late = taken.filter(({ learner, enrolment }) => learner.isDemo && isLate(enrolment, calendar))
  const unchanged = new Set(
    [...Map.groupBy(late, ({ learner }) => learner).values()].flatMap((mine) =>
      mine.filter(({ course }) => worksOf(course) <= 1).slice(0, 1),
    ),
  )
  const moved = late.filter((item) => !unchanged.has(item))
  return taken.map((item) => {
    const at = moved.indexOf(item)
    return at < 0 ? item : { ...item, enrolment: { ...item.enrolment, dueAt: calendar.moment(12 + at * 5) } }
  })
}

const isLate = ({ status, dueAt }: Enrolment, calendar: Calendar) =>
  status === 'IN_PROGRESS' && dueAt !== null && dueAt < calendar.moment(8)

/** Each assignment of a late course is overdue by itself. */
const worksOf = ({ content }: Course) =>
  content.chapters.flatMap(({ modules }) => modules).filter(({ type }) => type === 'ASS').length
