import { useState } from 'react'
import { Link } from 'react-router'
import { type Category, courseQuery, menuTree } from '#domains/course'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './course-panel.css'

/** Courses by category: the first level on the left, the two below it on the right. */
export function CoursePanel({ tree }: { readonly tree: readonly Category[] }) {
  const t = useText(text).nav
  const tops = menuTree(tree)
  const [chosen, setChosen] = useState(tops[0]?.id)
  const top = tops.find(({ id }) => id === chosen) ?? tops[0]
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
        <Link className="course-panel-all" to={courseQuery.to()}>
          {t.allCourses}
          <Icon name="arrow" size={14} />
        </Link>
      </div>
    </div>
  )
}

function Levels({ top }: { readonly top: Category }) {
  return (
    <div className="course-panel-levels">
      <h3>{top.name}</h3>
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
    </div>
  )
}
