import { getData } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { MoreLink } from '#ui/layout/section-head'
import { text } from '../text/index.ts'
import { Topics, WeekChart, YearOfDays } from './charts.tsx'
import { Figures } from './figures.tsx'
import { Medals } from './medals.tsx'
import { Sentence } from './summary-sentence.tsx'
import './data.css'

type DataViewProps = {
  readonly id: string
  /** The person's name, on another user's page. */
  readonly name?: string
}

/** The learning data of a person. */
export function DataView({ id, name }: DataViewProps) {
  const t = useText(text).data
  const data = useQuery(read(getData, { id }))
  if (data.isError) return <ErrorPanel onRetry={() => void data.refetch()} />
  if (!data.data) return <RowsWaiting count={8} />
  const { quarter, weeks, weekGoal, topics, days, today, longestRun } = data.data
  return (
    <div className="data-view">
      <Sentence quarter={quarter} name={name} />
      <Figures data={data.data} />
      <div className="data-charts">
        <WeekChart weeks={weeks} weekGoal={weekGoal} />
        <Topics topics={topics} />
      </div>
      <YearOfDays days={days} today={today} longestRun={longestRun} />
      <Medals userId={name === undefined ? undefined : id} />
      {name === undefined && (
        <p className="data-onward">
          <MoreLink to="/personal/statistics">{t.months}</MoreLink>
        </p>
      )}
    </div>
  )
}
