import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Progress } from '../data/progress.tsx'
import { Cover } from '../picture/cover/cover.tsx'
import { Icon } from '../picture/icon.tsx'
import { Points } from '../picture/reward/points.tsx'
import { type CourseKind, courseIcons } from './course-kinds.ts'
import './course-card.css'

export type { CourseKind } from './course-kinds.ts'

type CourseCardProps = {
  readonly to: string
  readonly id: string
  readonly title: string
  /** The key of the cover style; any text gives a stable look. */
  readonly category: string
  readonly picture?: string | undefined
  readonly kind: CourseKind
  /** The kind as text: “在线课程”. */
  readonly kindName: string
  /** “岗位必修”, in the corner. */
  readonly requirement?: string | undefined
  /** For an exam: its period. */
  readonly when?: string | undefined
  /** The publisher, then hours or a date. */
  readonly meta: readonly string[]
  /** 0 to 100, once started. */
  readonly percent?: number | undefined
  /** A status, or the number of learners. */
  readonly foot?: ReactNode
  readonly points?: number | undefined
}

/** A course in a grid: the whole card is one link. */
export function CourseCard(props: CourseCardProps) {
  const { to, id, title, category, picture, kind, kindName, requirement, when, meta } = props
  return (
    <Link className="ly-course-card" to={to}>
      <span className="ly-course-cover">
        <Cover category={category} seed={id} picture={picture} />
        <span className="ly-course-kind">
          <Icon name={courseIcons[kind]} size={14} />
          {kindName}
        </span>
        {requirement && <span className="ly-course-must">{requirement}</span>}
      </span>
      <b className="ly-course-title ly-clamp-2">{title}</b>
      {when && <time className="ly-course-when">{when}</time>}
      <span className="ly-course-meta">
        {meta.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </span>
      <Foot {...props} />
    </Link>
  )
}

function Foot({ percent, foot, points }: Pick<CourseCardProps, 'percent' | 'foot' | 'points'>) {
  return (
    <span className="ly-course-foot">
      {percent !== undefined && <Progress percent={percent} hasNumber />}
      {foot}
      {points !== undefined && <Points>+{points}</Points>}
    </span>
  )
}

/** Four cards per row. */
export function CourseGrid({ children }: { readonly children: ReactNode }) {
  return <div className="ly-course-grid">{children}</div>
}
