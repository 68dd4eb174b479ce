import type { listCourses } from '@lyceum/contract/course'
import type { Result } from '@lyceum/contract/kit'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot, type Tone } from '#ui/feedback/status-dot'
import { Cover } from '#ui/picture/cover/cover'
import { type Column, Table } from '#ui/work/table'
import { text } from '../text/index.ts'
import { CourseActs } from './course-acts.tsx'

export type CourseRow = Result<typeof listCourses>['records'][number]

const tones: Readonly<Record<CourseRow['state'], Tone>> = {
  draft: 'warning',
  published: 'success',
  retired: 'past',
}

/** A page of courses, each with its cover, state and actions. */
export function CourseTable({ courses }: { readonly courses: readonly CourseRow[] }) {
  const t = useText(text)
  const zone = useZone()
  const columns: readonly Column<CourseRow>[] = [
    {
      name: 'title',
      title: t.columns.title,
      render: ({ id, title, categoryId, seed, picture, isChanged, state }) => (
        <Link className="courses-name" to={`/courses/${id}`}>
          <span className="courses-cover">
            <Cover category={categoryId ?? ''} seed={String(seed)} picture={picture || undefined} />
          </span>
          <span>
            <b className="ly-clamp-1" title={title}>
              {title}
            </b>
            {isChanged && state !== 'draft' && <small>{t.changed}</small>}
          </span>
        </Link>
      ),
    },
    {
      name: 'kind',
      title: t.columns.kind,
      width: 108,
      render: ({ kind }) => <span className="courses-kind-name">{t.kinds[kind]}</span>,
    },
    {
      name: 'category',
      title: t.columns.category,
      width: 108,
      render: ({ categoryName }) => <span className="ly-clamp-1">{categoryName}</span>,
    },
    {
      name: 'unit',
      title: t.columns.unit,
      width: 128,
      render: ({ unitName }) => <span className="ly-clamp-1">{unitName || t.whole}</span>,
    },
    {
      name: 'state',
      title: t.columns.state,
      width: 100,
      render: ({ state }) => <StatusDot tone={tones[state]}>{t.isOne[state]}</StatusDot>,
    },
    {
      name: 'learners',
      title: t.columns.learners,
      width: 110,
      align: 'right',
      render: (course) => <Learners course={course} />,
    },
    {
      name: 'rating',
      title: t.columns.rating,
      width: 76,
      align: 'right',
      render: ({ rating }) =>
        rating > 0 ? rating.toFixed(1) : <span className="courses-none">{t.noRating}</span>,
    },
    {
      name: 'updatedAt',
      title: t.columns.updatedAt,
      width: 140,
      render: ({ updatedAt }) => <span className="courses-time">{shownTime(updatedAt, zone)}</span>,
    },
    {
      name: 'acts',
      title: t.columns.acts,
      width: 64,
      align: 'right',
      render: (course) => <CourseActs course={course} />,
    },
  ]
  return <Table<CourseRow> label={t.title} columns={columns} rows={courses} idOf={({ id }) => id} isDense />
}

/** The number of learners of a course, with a link to them. */
function Learners({ course: { id, title, state, learners, completed } }: { readonly course: CourseRow }) {
  const t = useText(text)
  const mayRead = useUser()?.access.includes('learning.read') ?? false
  const figures = (
    <span className="courses-figures">
      {learners.toLocaleString('en-US')}
      {learners > 0 && <small>{t.completed(completed.toLocaleString('en-US'))}</small>}
    </span>
  )
  if (!mayRead || state === 'draft') return figures
  return (
    <Link className="courses-learners" to={`/courses/${id}/learners`}>
      {figures}
      <span className="ly-hidden">{t.learnersOf(title)}</span>
    </Link>
  )
}
