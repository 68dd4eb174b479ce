import { isExam } from '#domains/course'
import { useZone } from '#domains/site'
import { CollectButton, LikeButton, ShareButton, useSummary } from '#domains/social'
import { useText } from '#lib/text'
import { shownDue } from '#lib/time/time'
import { Descriptions } from '#ui/data/descriptions'
import { Progress } from '#ui/data/progress'
import { Rating } from '#ui/data/rating'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { Cover } from '#ui/picture/cover/cover'
import { Icon } from '#ui/picture/icon'
import { Points } from '#ui/picture/reward/points'
import { Tag } from '#ui/status/tag'
import { courseQuery } from '../../course-query.ts'
import { text } from '../../text/index.ts'
import { type Course, modulesOf } from './course.ts'
import { EnrolPanel } from './enrol-panel.tsx'
import './course-head.css'

/** The top of the page: title, benefits and main action. */
export function CourseHead({ course }: { readonly course: Course }) {
  const t = useText(text)
  const target = { targetType: 'course', targetId: course.itmId } as const
  return (
    <div className="course-band">
      <div className="ly-wrap">
        <Breadcrumb trail={trailOf(course, t.centre)} />
        <div className="course-top">
          <Cover
            category={course.categories[0]?.id ?? course.itmType}
            seed={String(course.seed || course.itmId)}
            picture={course.picture || undefined}
          />
          <div>
            <div className="course-tags">
              <Tag tone="brand">{t.kinds[course.itmType]}</Tag>
              {(course.isCompulsory || course.mine.isRequired) && <Tag tone="open">{t.must}</Tag>}
              {course.isMobile && <Tag tone="open">{t.detail.forPhone}</Tag>}
            </div>
            <h1>{course.title}</h1>
            <Figures course={course} target={target} />
            <CourseDetails course={course} />
            <div className="course-act">
              <EnrolPanel course={course} />
              <LikeButton target={target} />
              <CollectButton target={target} />
              <ShareButton target={target} title={course.title} />
              <Done course={course} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

type FiguresProps = { readonly course: Course; readonly target: Parameters<typeof useSummary>[0] }

/** The rating and the number of learners. */
function Figures({ course, target }: FiguresProps) {
  const t = useText(text)
  const count = (number: number) => number.toLocaleString('en-US')
  const collects = useSummary(target)?.collects ?? 0
  return (
    <p className="course-figures">
      {course.ratingCount === 0 ? (
        <span>{t.detail.notRated}</span>
      ) : (
        <span>
          <Rating score={course.rating} />
          <b>{course.rating.toFixed(1)}</b>
          {t.detail.rated(count(course.ratingCount))}
        </span>
      )}
      <span>
        <Icon name="users" size={16} />
        {t[isExam(course.itmType) ? 'exams' : 'detail'].learning(count(course.learners))}
      </span>
      {collects > 0 && (
        <span>
          <Icon name="bookmark" size={16} />
          {t.detail.collected(count(collects))}
        </span>
      )}
    </p>
  )
}

function trailOf({ categories, title }: Course, centre: string) {
  const [first, second, third] = categories.map(({ id }) => id)
  const categoryLinks = [
    courseQuery.to({ fristId: first }),
    courseQuery.to({ fristId: first, secondId: second }),
    courseQuery.to({ fristId: first, secondId: second, thirdId: third }),
  ]
  return [
    { title: centre, to: courseQuery.to() },
    ...categories.map(({ name }, at) => ({ title: name, to: categoryLinks[at] ?? courseQuery.to() })),
    { title },
  ]
}

function CourseDetails({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  const zone = useZone()
  const credits = useCredits(course)
  const until = course.mine.dueAt ?? course.studyUntil
  const due = course.dueDays === null ? t.always : t.dueDays(String(course.dueDays))
  return (
    <Descriptions
      look="facts"
      items={[
        { term: t.publisher, value: course.publisher || t.wholeCompany },
        { term: t.credits, value: credits },
        { term: t.due, value: until ? shownDue(until, zone) : due },
        ...(course.reward > 0 ? [{ term: t.reward, value: <Points>+{course.reward}</Points> }] : []),
      ]}
    />
  )
}

/** Only values above zero are named. */
function useCredits({ hours, credits }: Course): string {
  const t = useText(text)
  if (hours > 0 && credits > 0) return t.detail.creditsOf(String(hours), String(credits))
  if (hours > 0) return t.hours(String(hours))
  return credits > 0 ? t.detail.onlyCredits(String(credits)) : t.detail.noCredits
}

function Done({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  if (course.mine.round === 0 || course.entry.way === 'wait' || course.mine.appStatus === 'CANCELLED')
    return null
  const modules = modulesOf(course)
  if (modules.length === 0) return null
  const done = modules.filter(({ isDone }) => isDone).length
  return (
    <div className="course-done">
      <p>
        {t.done(String(done), String(modules.length))}
        <b>{course.mine.progress}%</b>
      </p>
      <Progress percent={course.mine.progress} label="" />
    </div>
  )
}
