import type { getHomeFirst } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { Link } from 'react-router'
import { isExam, studyLinkOf } from '#domains/course'
import { courseQuery } from '#domains/learning'
import { useZone } from '#domains/site'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { lastDay } from '#lib/time/time'
import { Progress } from '#ui/data/progress'
import { Skeleton } from '#ui/feedback/skeleton'
import { Cover } from '#ui/picture/cover/cover'
import { GatePicture } from '#ui/picture/gate-picture'
import { Icon } from '#ui/picture/icon'
import { whenLeft } from '../format-left-at.ts'
import { text } from '../text/index.ts'
import './study-panel.css'

type First = Result<typeof getHomeFirst>
type Studying = First['studying'][number]

/** The course to continue with its cover, and the next three. */
export function StudyPanel({ first }: { readonly first: First | undefined }) {
  const t = useText(text).study
  const [current, ...others] = first?.studying ?? []
  return (
    <section className="home-study" aria-label={t.label} aria-busy={!first}>
      <div className="home-study-picture">{first && <Picture course={current} />}</div>
      <div className="home-study-words">
        {!first && <Waiting />}
        {first && current && <Current course={current} next={first.next} />}
        {first && !current && <Nothing />}
      </div>
      <div className="home-study-others">
        {first && <Others courses={others} hasCurrent={current !== undefined} />}
      </div>
    </section>
  )
}

/** The cover of the course; without a course the default picture. */
function Picture({ course }: { readonly course: Studying | undefined }) {
  if (!course) return <GatePicture />
  const { itmId, itmType, tndId, seed, picture } = course
  return (
    <Cover
      category={tndId ?? itmType}
      seed={String(seed || itmId)}
      picture={picture || undefined}
      ratio="hero"
      focus={0.78}
      isFlush
    />
  )
}

type OthersProps = { readonly courses: readonly Studying[]; readonly hasCurrent: boolean }

/** The next courses; without any, a link to more. */
function Others({ courses, hasCurrent }: OthersProps) {
  const t = useText(text).study
  if (courses.length > 0) return courses.map((course) => <Other key={course.itmId} course={course} />)
  return (
    <Link to={hasCurrent ? courseQuery.to() : '/recommend/list'} className="home-study-more">
      {hasCurrent ? t.more : t.recommended}
      <Icon name="right" size={16} />
    </Link>
  )
}

type CurrentProps = { readonly course: Studying; readonly next: First['next'] }

function Current({ course, next }: CurrentProps) {
  const t = useText(text).study
  const zone = useZone()
  const now = useNow()
  const { itmType, studiedAt, progress, title } = course
  const isExamCourse = isExam(itmType)
  const left = next?.secondsLeft ? t.left(Math.max(1, Math.ceil(next.secondsLeft / 60))) : ''
  return (
    <>
      <p className="home-study-when">
        <Icon name={isExamCourse ? 'exam' : 'playCircle'} size={14} />
        {studiedAt ? whenLeft(studiedAt, { now, zone, t }) : t.fresh}
        {course.isRequired && <span>{t.required}</span>}
        <Due course={course} />
      </p>
      <h2 className="ly-clamp-2">{title}</h2>
      {next && (
        <p className="home-study-place ly-clamp-1">
          {t.place(next.chapter, next.part)}
          <span>{next.title}</span>
          <span>{left}</span>
        </p>
      )}
      <div className="home-study-go">
        <Link className="home-study-button" to={studyLinkOf(itmType, course.itmId, next?.modId)}>
          <Icon name={isExamCourse ? 'exam' : 'play'} size={16} />
          {buttonWord()}
        </Link>
        {!isExamCourse && <span>{t.done(progress)}</span>}
      </div>
    </>
  )

  function buttonWord() {
    if (isExamCourse) return t.sit
    return studiedAt ? t.goOn : t.begin
  }
}

/** The due date, or that it has passed. */
function Due({ course: { dueAt } }: { readonly course: Studying }) {
  const t = useText(text).study
  const zone = useZone()
  const now = useNow()
  if (dueAt === null) return null
  const isLate = Date.parse(dueAt) <= now.getTime()
  return <span data-late={isLate}>{isLate ? t.late : t.due(lastDay(dueAt, zone).slice(5))}</span>
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
    <Link to={studyLinkOf(itmType, itmId)}>
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
        {progress === 0 && course.dueAt ? (
          <small>
            <Due course={course} />
          </small>
        ) : (
          <Progress percent={progress} isThin label={title} />
        )}
      </span>
    </Link>
  )
}
