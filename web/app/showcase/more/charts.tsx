import { useText } from '#lib/text'
import { BarChart } from '#ui/chart/bar-chart'
import { Heatmap, type HeatDay } from '#ui/chart/heatmap'
import { LineChart } from '#ui/chart/line-chart'
import { ShareBars } from '#ui/chart/share-bars'
import { SectionHead } from '#ui/layout/section-head'
import { randomOf } from '../../../ui/picture/ink/random.ts'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

const weeks = [
  '12-29',
  '01-05',
  '01-12',
  '01-19',
  '01-26',
  '02-02',
  '02-09',
  '02-16',
  '02-23',
  '03-02',
  '03-09',
]
const hours = [2.1, 3.4, 1.6, 4.2, 3.8, 2.9, 4.6, 3.1, 5.2, 4, 2.4, 3.3]
const people = [820, 860, 905, 880, 940, 1010, 990, 620, 1040, 1120, 1190, 1284]
const topics = [14.2, 9.6, 7.1, 4, 3.4]
const rates = [88, 84, 79, 62]

export function Charts() {
  const t = useText(text)
  const s = useText(samples).charts
  const names = [...weeks, s.now]
  return (
    <Part title={t.heads.charts}>
      <div className="showcase-2">
        <div>
          <SectionHead title={s.weekly} sub={s.weeklySub} />
          <BarChart
            label={s.weeklyLabel}
            goal={{ value: 4, label: s.goal }}
            bars={names.map((name, i) => {
              const value = hours[i] ?? 0
              return { name, value, ...([8, 11].includes(i) && { shown: String(value) }) }
            })}
          />
        </div>
        <div>
          <SectionHead title={s.learners} />
          <LineChart
            label={s.learnersLabel}
            shown={s.learnersNow}
            points={names.map((name, i) => ({
              name,
              value: people[i] ?? 0,
              ...(i === 7 && { note: s.holiday }),
            }))}
          />
        </div>
        <div>
          <SectionHead title={s.topics} />
          <ShareBars
            shares={s.topicNames.map((name, i) => {
              const value = topics[i] ?? 0
              return { name, value, shown: value.toFixed(1) }
            })}
          />
        </div>
        <div>
          <SectionHead title={s.departments} />
          <ShareBars
            whole={100}
            mark={80}
            shares={s.departmentNames.map((name, i) => {
              const value = rates[i] ?? 0
              const colour = value < 80 ? 'var(--c-warning)' : 'var(--c-brand)'
              return { name, value, shown: `${value}%`, colour }
            })}
          />
        </div>
      </div>
      <div className="showcase-gap">
        <SectionHead title={s.calendar} sub={s.calendarSub} />
        <Heatmap label={s.calendarSub} days={yearOf(s.minutes)} />
      </div>
    </Part>
  )
}

/** A year up to a Wednesday in March, busier towards its end and quiet at weekends. */
function yearOf(titleOf: (date: string, minutes: string) => string): readonly HeatDay[] {
  const random = randomOf('a year of learning')
  const last = Date.UTC(2026, 2, 18)
  return Array.from({ length: 360 }, (_, i) => {
    const day = new Date(last - (359 - i) * 86_400_000)
    const date = day.toISOString().slice(0, 10)
    const isWeekend = [0, 6].includes(day.getUTCDay())
    const share = random.next() * (isWeekend ? 0.55 : 1) * (i > 220 ? 1.15 : 0.9)
    const level = share < 0.3 ? 0 : share < 0.55 ? 1 : share < 0.76 ? 2 : share < 0.93 ? 3 : 4
    return { date, level, title: titleOf(nth([date.slice(5)], 0), String(Math.round(share * 60))) }
  })
}
