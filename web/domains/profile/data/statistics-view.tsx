import { getLearningSituation } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { statusNames } from '#domains/learning'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { BarChart } from '#ui/chart/bar-chart'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { SectionHead } from '#ui/layout/section-head'
import { Status } from '#ui/status/status'
import { text } from '../text/index.ts'
import { hoursOf } from './hours.ts'
import './data.css'

export function StatisticsView({ userId }: { readonly userId?: string }) {
  const t = useText(text).statistics
  const found = useQuery(read(getLearningSituation, userId ? { userId } : {}))
  if (found.isError) return <ErrorPanel onRetry={() => void found.refetch()} />
  if (!found.data) return <RowsWaiting count={8} />
  const { months } = found.data
  const total = (pick: (month: (typeof months)[number]) => number) =>
    months.reduce((sum, month) => sum + pick(month), 0)
  const points = total((month) => month.points).toLocaleString('en-US')
  const courses = found.data.statuses.reduce((sum, item) => sum + item.courses, 0)
  const charts = [
    {
      title: t.time,
      sub: t.timeSub(hoursOf(total((month) => month.seconds))),
      pick: (month: (typeof months)[number]) => month.seconds / 3600,
    },
    {
      title: t.courses,
      sub: t.coursesSub(total((month) => month.courses)),
      pick: (month: (typeof months)[number]) => month.courses,
    },
    {
      title: t.exams,
      sub: t.examsSub(
        total((month) => month.exams),
        total((month) => month.passed),
      ),
      pick: (month: (typeof months)[number]) => month.exams,
    },
    { title: t.points, sub: t.pointsSub(points), pick: (month: (typeof months)[number]) => month.points },
  ]
  return (
    <>
      <div className="data-months">
        {charts.map(({ title, sub, pick }) => (
          <section key={title}>
            <SectionHead title={title} sub={sub} />
            <BarChart
              label={t.label(title, hoursOf(total(pick) * 3600))}
              height={190}
              bars={months.map((month) => ({ name: month.month.slice(2), value: pick(month) }))}
            />
          </section>
        ))}
      </div>
      <section className="data-section">
        <SectionHead title={t.status} sub={t.statusSub(courses)} />
        {courses === 0 ? (
          <p className="data-none">{t.none}</p>
        ) : (
          <ul className="data-statuses">
            {found.data.statuses.map(({ status, courses: count }) => (
              <li key={status}>
                <Status family="course" status={statusNames[status]} />
                <b>{count}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
