import { listRelatedCourses } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { GiftPanel } from '#domains/points'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Cover } from '#ui/picture/cover/cover'
import { Tag } from '#ui/status/tag'
import { detailQuery } from '../../course-query.ts'
import { courseLinkOf } from '../../course-link.ts'
import { text } from '../../text/index.ts'
import type { Course } from './course.ts'
import { Criteria } from './criteria.tsx'
import { Lecturers } from './lecturers.tsx'
import './course-sidebar.css'

/** The sidebar of a course: requirements, prerequisites, lecturers and gifts, related courses. */
export function Side({ course }: { readonly course: Course }) {
  return (
    <aside className="course-side">
      {course.chapters.length > 0 && <Criteria course={course} />}
      {course.prerequisites.length > 0 && <Before course={course} />}
      <Lecturers itmId={course.itmId} />
      <Suspense fallback={null}>
        <GiftPanel
          target={{ targetType: 'course', targetId: course.itmId }}
          title={course.title}
          className="course-side-part"
        />
      </Suspense>
      <Related itmId={course.itmId} />
    </aside>
  )
}

function Before({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  return (
    <section className="course-side-part" aria-labelledby="course-before">
      <h2 id="course-before">{t.before}</h2>
      <ul className="course-before">
        {course.prerequisites.map(({ itmId, title, isDone }) => (
          <li key={itmId}>
            <Link to={detailQuery.to({ itmId })}>{title}</Link>
            <Tag tone={isDone ? 'success' : 'open'}>{isDone ? t.doneBefore : t.notDoneBefore}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Related({ itmId }: { readonly itmId: string }) {
  const t = useText(text)
  const { data } = useQuery({ ...read(listRelatedCourses, { itmId }), meta: { quiet: true } })
  if (!data || data.records.length === 0) return null
  return (
    <section className="course-side-part" aria-labelledby="course-related">
      <h2 id="course-related">{t.detail.related}</h2>
      <ul className="course-related">
        {data.records.map((other) => (
          <li key={other.itmId}>
            <Link to={courseLinkOf(other.itmType, other.itmId)}>
              <Cover
                category={other.tndId ?? other.itmType}
                seed={String(other.seed || other.itmId)}
                picture={other.picture || undefined}
              />
              <span>
                <span className="ly-clamp-2">{other.title}</span>
                <small>{other.hours > 0 ? t.hours(String(other.hours)) : t.kinds[other.itmType]}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
