import { getCreditRanking, getLearnedRanking } from '@lyceum/contract/honor'
import { listCourseCentre } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { courseLinkOf } from '#domains/learning'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { MoreLink, SectionHead } from '#ui/layout/section-head'
import { RankRow } from '#ui/list/rank-row'
import { Cover } from '#ui/picture/cover/cover'
import { PeopleRank } from './people-rank.tsx'
import { Ranking } from './ranking.tsx'
import { text } from './text/index.ts'

/** The rankings. */
export function RankSection() {
  const t = useText(text).ranks
  return (
    <section className="home-ranks" aria-labelledby="home-ranks">
      <div className="ly-wrap">
        <SectionHead
          id="home-ranks"
          title={t.title}
          sub={t.refreshed}
          end={<MoreLink to="/fame/course">{t.all}</MoreLink>}
        />
        <div className="home-ranks-lists">
          <CourseRank />
          <CreditRank />
          <HourRank />
        </div>
      </div>
    </section>
  )
}

function CreditRank() {
  const t = useText(text).ranks
  const { data } = useQuery({
    ...read(getCreditRanking, { period: 'year', pageSize: 5 }),
    meta: { quiet: true },
  })
  return (
    <PeopleRank
      title={t.credits}
      by={t.creditsBy}
      board={data}
      formatScore={(score) => score.toLocaleString('en-US')}
    />
  )
}

function HourRank() {
  const t = useText(text).ranks
  const { data } = useQuery({
    ...read(getLearnedRanking, { period: 'month', pageSize: 5 }),
    meta: { quiet: true },
  })
  return (
    <PeopleRank
      title={t.hours}
      by={t.hoursBy}
      board={data}
      formatScore={(score) => (score / 3600).toFixed(1)}
    />
  )
}

function CourseRank() {
  const t = useText(text).ranks
  const { data } = useQuery({
    ...read(listCourseCentre, { pageNo: 1, pageSize: 5, tip: 'HOT' }),
    meta: { quiet: true },
  })
  const courses = data?.records ?? []
  return (
    <Ranking title={t.courses} by={t.coursesBy} isEmpty={data !== undefined && courses.length === 0}>
      {courses.map(({ itmId, title, publisher, learners, tndId, itmType, seed, picture }, at) => (
        <RankRow
          key={itmId}
          place={at + 1}
          picture={
            <span className="home-ranks-cover">
              <Cover
                category={tndId ?? itmType}
                seed={String(seed || itmId)}
                picture={picture || undefined}
                isFlush
              />
            </span>
          }
          name={<Link to={courseLinkOf(itmType, itmId)}>{title}</Link>}
          sub={publisher}
          value={learners.toLocaleString('en-US')}
        />
      ))}
    </Ranking>
  )
}
