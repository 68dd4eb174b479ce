import type { getCourseRanking } from '@lyceum/contract/honor'
import type { Result } from '@lyceum/contract/kit'
import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { RankRow } from '#ui/list/rank-row'
import { Cover } from '#ui/picture/cover/cover'
import { text } from '../text/index.ts'
import './board.css'

type Courses = Result<typeof getCourseRanking>['records']

/** The course ranking. */
export function CourseBoard({ courses }: { readonly courses: Courses }) {
  const t = useText(text)
  if (courses.length === 0) return <Empty kind="course" title={t.empty} hint={t.emptyHint} />
  return (
    <ol className="board-rows course-board">
      {courses.map(({ place, itmId, title, tndId, picture, seed, publisher, learners, rating }) => (
        <RankRow
          key={itmId}
          place={place}
          picture={
            <span className="course-board-cover">
              <Cover
                category={tndId ?? itmId}
                seed={seed === 0 ? itmId : String(seed)}
                picture={picture || undefined}
                isFlush
              />
            </span>
          }
          name={<Link to={`/course/detail?itmId=${itmId}`}>{title}</Link>}
          sub={[publisher, rating > 0 ? t.rating(rating.toFixed(1)) : ''].filter(Boolean).join(' · ')}
          value={t.learners(learners.toLocaleString('en-US'))}
        />
      ))}
    </ol>
  )
}
