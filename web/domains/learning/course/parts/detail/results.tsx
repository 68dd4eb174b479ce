import { getCourseDetail, listCourseRatings, rateCourse } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Descriptions } from '#ui/data/descriptions'
import { Progress } from '#ui/data/progress'
import { Rate, Rating } from '#ui/data/rating'
import { Empty } from '#ui/feedback/empty'
import { Status } from '#ui/status/status'
import { statusNames } from '../../statuses.ts'
import { text } from '../../text/index.ts'
import type { Course } from './course.ts'
import './results.css'

/** The user's results, and the star rating. */
export function Results({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  const { mine } = course
  return (
    <div className="course-results">
      {mine.round === 0 ? (
        <Empty kind="start" title={t.notEnrolled} />
      ) : (
        <Descriptions
          columns={2}
          items={[
            { term: t.myStatus, value: <Status family="course" status={statusNames[mine.appStatus]} /> },
            { term: t.myProgress, value: <Progress percent={mine.progress} hasNumber /> },
            { term: t.myScore, value: mine.score === null ? t.noScore : String(mine.score) },
            { term: t.myRounds, value: t.round(String(mine.round)) },
          ]}
        />
      )}
      <Stars course={course} />
    </div>
  )
}

function Stars({ course: { itmId, mine } }: { readonly course: Course }) {
  const t = useText(text).detail
  const { data } = useQuery(read(listCourseRatings, { itmId }))
  const rate = useCommand(rateCourse, { refresh: [getCourseDetail, listCourseRatings] })
  const mayRate = !mine.hasRated && (mine.appStatus === 'COMPLETED' || mine.appStatus === 'PASSED')
  const most = Math.max(1, ...(data?.counts ?? []))
  return (
    <section aria-labelledby="course-ratings">
      <h2 id="course-ratings">{t.ratings}</h2>
      {mayRate && (
        <p className="course-rate">
          {t.rate}
          <Rate
            label={t.rate}
            value={0}
            onRate={(score) => rate.mutate({ itmId, score }, { onSuccess: () => showSuccess(t.rateThanks) })}
          />
          <small>{t.rateHint}</small>
        </p>
      )}
      {data && data.total === 0 && <p>{t.notRated}</p>}
      {data && data.total > 0 && (
        <div className="course-stars">
          <p>
            <b>{data.rating.toFixed(1)}</b>
            <Rating score={data.rating} />
            {t.rated(data.total.toLocaleString('en-US'))}
          </p>
          <ul>
            {data.counts.toReversed().map((count, at) => (
              <li key={`stars-${5 - at}`}>
                <Rating score={5 - at} size={12} />
                <Progress percent={(count * 100) / most} tone="reward" isThin label="" />
                <span>{count}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
