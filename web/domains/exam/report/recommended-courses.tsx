import { Link } from 'react-router'
import { courseLinkOf } from '#domains/learning'
import { useText } from '#lib/text'
import { Cover } from '#ui/picture/cover/cover'
import { text } from './text/index.ts'
import type { Report } from './report.ts'

/** What to catch up on first, and courses that teach it. */
export function Teaching({
  teaching: { point, courses },
}: {
  readonly teaching: NonNullable<Report['teaching']>
}) {
  const t = useText(text).report
  const [first] = courses
  return (
    <>
      <p className="exam-points-first">
        <b>{t.firstOf(point)}</b>
        {first && (
          <>
            {t.taughtIn} <Link to={courseLinkOf(first.itmType, first.itmId)}>{t.named(first.title)}</Link>
          </>
        )}
      </p>
      <ul className="exam-taught">
        {courses.map((course) => (
          <li key={course.itmId}>
            <Link to={courseLinkOf(course.itmType, course.itmId)}>
              <Cover
                category={course.tndId ?? course.itmType}
                seed={String(course.seed || course.itmId)}
                picture={course.picture || undefined}
              />
              <b className="ly-clamp-1">{course.title}</b>
              <small>
                {[course.publisher, course.hours > 0 ? t.hours(course.hours) : '']
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
