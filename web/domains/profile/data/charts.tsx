import type { getData } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { BarChart } from '#ui/chart/bar-chart'
import { Heatmap } from '#ui/chart/heatmap'
import { ShareBars } from '#ui/chart/share-bars'
import { SectionHead } from '#ui/layout/section-head'
import { text } from '../text/index.ts'
import { yearOfDays } from './heatmap-days.ts'
import { hoursOf } from './hours.ts'

type Data = Result<typeof getData>

export function WeekChart({ weeks, weekGoal }: Pick<Data, 'weeks' | 'weekGoal'>) {
  const t = useText(text).data
  const most = Math.max(...weeks.map(({ seconds }) => seconds))
  const best = weeks.findIndex(({ seconds }) => seconds === most)
  return (
    <section>
      <SectionHead title={t.weeks} sub={t.weeksSub} />
      <BarChart
        label={t.weeksLabel(hoursOf(weeks.reduce((sum, { seconds }) => sum + seconds, 0)))}
        bars={weeks.map(({ from, seconds }, i) => ({
          name: i === weeks.length - 1 ? t.thisWeek : from.slice(5),
          value: seconds / 3600,
          ...(seconds > 0 && (i === best || i === weeks.length - 1) ? { shown: hoursOf(seconds) } : {}),
        }))}
        {...(weekGoal > 0 ? { goal: { value: weekGoal, label: t.weekGoal(weekGoal) } } : {})}
      />
    </section>
  )
}

export function Topics({ topics }: Pick<Data, 'topics'>) {
  const t = useText(text).data
  return (
    <section>
      <SectionHead title={t.topics} sub={t.topicsSub} />
      {topics.length === 0 ? (
        <p className="data-none">{t.noTopics}</p>
      ) : (
        <ShareBars
          shares={topics.map(({ name, seconds }) => ({
            name,
            value: seconds,
            shown: (seconds / 3600).toFixed(1),
          }))}
        />
      )}
    </section>
  )
}

export function YearOfDays({ days, today, longestRun }: Pick<Data, 'days' | 'today' | 'longestRun'>) {
  const t = useText(text).data
  const label = t.calendarSub(days.length, longestRun)
  return (
    <section className="data-section">
      <SectionHead title={t.calendar} sub={label} />
      <Heatmap
        label={label}
        days={yearOfDays(days, today).map(({ date, level, minutes }) => ({
          date,
          level,
          title: `${date.slice(5)} ${t.minutes(minutes)}`,
        }))}
      />
    </section>
  )
}
