import type { getHomeFirst } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { Link } from 'react-router'
import { courseQuery, studyWay } from '#domains/course'
import { useZone } from '#domains/site'
import { useNow } from '#lib/now'
import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import { Skeleton } from '#ui/feedback/skeleton'
import { Cover } from '#ui/picture/cover/cover'
import { GatePicture } from '#ui/picture/gate-picture'
import { Icon } from '#ui/picture/icon'
import { whenLeft } from '../left-at.ts'
import { text } from '../text/index.ts'
import './study-panel.css'

type First = Result<typeof getHomeFirst>
type Studying = First['studying'][number]

/** The course to go on with, before the gate, and the three after it. */
export function StudyPanel({ first }: { readonly first: First | undefined }) {
  const t = useText(text).study
  const [current, ...others] = first?.studying ?? []
  return (
    <section className="home-study" aria-label={t.label} aria-busy={!first}>
      <div className="home-study-picture">
        <GatePicture />
      </div>
      <div className="home-study-words">
        {!first && <Waiting />}
        {first && current && <Current course={current} next={first.next} />}
        {first && !current && <Nothing />}
      </div>
      <div className="home-study-others">
        {others.map((course) => (
          <Other key={course.itmId} course={course} />
        ))}
        {first && others.length === 0 && (
          <Link to={courseQuery.to()} className="home-study-more">
            {t.more}
            <Icon name="right" size={16} />
          </Link>
        )}
      </div>
    </section>
  )
}

type CurrentProps = { readonly course: Studying; readonly next: First['next'] }

function Current({ course, next }: CurrentProps) {
  const t = useText(text).study
  const zone = useZone()
  const now = useNow()
  const { studiedAt, progress, title } = course
  const left = next?.secondsLeft ? t.left(Math.max(1, Math.ceil(next.secondsLeft / 60))) : ''
  return (
    <>
      <p className="home-study-when">
        <Icon name="playCircle" size={14} />
        {studiedAt ? whenLeft(studiedAt, { now, zone, t }) : t.fresh}
      </p>
      <h2 className="ly-clamp-2">{title}</h2>
      {next && (
        <p className="home-study-place ly-clamp-1">
          {t.place(next.chapter, next.part)}
          <span>{[next.title, left].filter(Boolean).join('，')}</span>
        </p>
      )}
      <div className="home-study-go">
        <Link className="home-study-button" to={studyWay(course.itmType, course.itmId, next?.modId)}>
          <Icon name="play" size={16} />
          {studiedAt ? t.goOn : t.begin}
        </Link>
        <span>{t.done(progress)}</span>
      </div>
    </>
  )
}

function Nothing() {
  const t = useText(text).study
  return (
    <>
      <h2>{t.noneTitle}</h2>
      <p className="home-study-place">{t.noneBody}</p>
      <div className="home-study-go">
        <Link className="home-study-button" to={courseQuery.to()}>
          {t.choose}
          <Icon name="right" size={16} />
        </Link>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton width="160px" height="14px" />
      <Skeleton width="300px" height="30px" />
      <Skeleton width="240px" height="14px" />
    </>
  )
}

function Other({ course }: { readonly course: Studying }) {
  const { itmId, itmType, title, picture, seed, tndId, progress } = course
  return (
    <Link to={studyWay(itmType, itmId)}>
      <span className="home-study-cover">
        <Cover
          category={tndId ?? itmType}
          seed={String(seed || itmId)}
          picture={picture || undefined}
          ratio="square"
          isFlush
        />
      </span>
      <span className="home-study-name">
        <b className="ly-clamp-1">{title}</b>
        <Progress percent={progress} isThin label={title} />
      </span>
    </Link>
  )
}
