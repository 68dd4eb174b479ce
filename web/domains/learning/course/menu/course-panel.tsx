import { pageCourseCentre } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Category, menuTree } from '#domains/course'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Icon } from '#ui/picture/icon'
import { courseQuery, detailQuery } from '../course-query.ts'
import { text } from './text.ts'
import './course-panel.css'

/** Courses by category: the first level on the left, the two below it on the right, and the course count. */
export function CoursePanel({ tree }: { readonly tree: readonly Category[] }) {
  const t = useText(text)
  const tops = menuTree(tree)
  const [chosen, setChosen] = useState(tops[0]?.id)
  const top = tops.find(({ id }) => id === chosen) ?? tops[0]
  const all = useFound('')
  return (
    <div className="course-panel">
      <ul className="course-panel-tops">
        {tops.map(({ id, name }, at) => (
          <li key={id}>
            <Link
              to={courseQuery.to({ fristId: id })}
              data-chosen={id === top?.id}
              onPointerEnter={() => setChosen(id)}
              onFocus={() => setChosen(id)}
            >
              <i data-tint={at} />
              <span>{name}</span>
              <Icon name="right" size={14} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="course-panel-rest">
        {top ? <Levels top={top} /> : <Empty kind="course" title={t.noCategory} hint={t.noCategoryHint} />}
        <p className="course-panel-all">
          <Link to={courseQuery.to()}>
            {t.allCourses}
            <Icon name="arrow" size={14} />
          </Link>
          {all && <span>{t.total(shown(all))}</span>}
        </p>
      </div>
    </div>
  )
}

/** With fewer rows than this the panel has space for popular courses. */
const fullRows = 5
const mostPopular = 6

function Levels({ top }: { readonly top: Category }) {
  const t = useText(text)
  const found = useFound(top.id)
  // Two titles are as high as one row of categories.
  const freeSlots = Math.max(0, 2 * (fullRows - top.children.length))
  const popular = found?.records.slice(0, freeSlots) ?? []
  return (
    <div className="course-panel-levels">
      <h3>
        {top.name}
        {found && <small>{t.courses(shown(found))}</small>}
      </h3>
      {top.children.map((second) => (
        <section key={second.id}>
          <Link to={courseQuery.to({ fristId: top.id, secondId: second.id })}>
            <b>{second.name}</b>
          </Link>
          <ul>
            {second.children.map(({ id, name }) => (
              <li key={id}>
                <Link to={courseQuery.to({ fristId: top.id, secondId: second.id, thirdId: id })}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {popular.length > 0 && (
        <section>
          <b>{t.popular}</b>
          <ul className="course-panel-popular">
            {popular.map(({ itmId, title }) => (
              <li key={itmId}>
                <Link className="ly-clamp-1" to={detailQuery.to({ itmId })}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The most popular courses of a category and their number for this user; cached for a while. */
function useFound(tndId: string) {
  const most = { tndId, sort: 'learners', order: 'desc', pageNo: 1, pageSize: mostPopular } as const
  return useQuery({ ...read(pageCourseCentre, most), staleTime: 300_000, meta: { quiet: true } }).data
}

const shown = ({ total, isMore }: { readonly total: number; readonly isMore: boolean }) =>
  `${total.toLocaleString('en-US')}${isMore ? '+' : ''}`
