import type { Calendar } from '#platform/seed'
import type { Course, Enrolment, Taken } from './history.ts'

/** Demonstration learners are late with at most one course, so that other due things are visible too. */
export function limitLateCourses(taken: readonly Taken[], calendar: Calendar): readonly Taken[] {
  const late = taken.filter(({ learner, enrolment }) => learner.isDemo && isLate(enrolment, calendar))
  const kept = new Set(
    [...Map.groupBy(late, ({ learner }) => learner).values()].flatMap((mine) =>
      mine.filter(({ course }) => worksOf(course) <= 1).slice(0, 1),
    ),
  )
  const moved = late.filter((one) => !kept.has(one))
  return taken.map((one) => {
    const at = moved.indexOf(one)
    return at < 0 ? one : { ...one, enrolment: { ...one.enrolment, dueAt: calendar.moment(12 + at * 5) } }
  })
}

const isLate = ({ status, dueAt }: Enrolment, calendar: Calendar) =>
  status === 'IN_PROGRESS' && dueAt !== null && dueAt < calendar.moment(8)

/** Each assignment of a late course is late by itself. */
const worksOf = ({ content }: Course) =>
  content.chapters.flatMap(({ modules }) => modules).filter(({ type }) => type === 'ASS').length
