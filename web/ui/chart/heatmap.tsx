import { useLocale, useText } from '#lib/text'
import { text } from '../text/index.ts'
import { heatPlace, weekdayOf } from './scale.ts'
import './heatmap.css'

export type HeatDay = {
  /** `2026-03-18` */
  readonly date: string
  readonly level: 0 | 1 | 2 | 3 | 4
  /** The tooltip: “03-18，42 分钟”. */
  readonly title: string
}

type HeatmapProps = {
  /** The year in one sentence, for screen readers. */
  readonly label: string
  /** Consecutive days, the last one today. */
  readonly days: readonly HeatDay[]
}

/** A year of learning: one square a day, darker for more. */
export function Heatmap({ label, days }: HeatmapProps) {
  const t = useText(text).heat
  const locale = useLocale()
  const first = days[0] ? weekdayOf(days[0].date) : 0
  const weeks = Math.ceil((days.length + first) / 7)
  const cells = days.map((day, i) => ({ ...day, ...heatPlace(i, first) }))
  return (
    <div className="ly-heat">
      <p className="ly-hidden">{label}</p>
      <div
        className="ly-heat-grid"
        style={{ gridTemplateColumns: `22px repeat(${weeks}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {monthNames(cells, locale).map(({ week, name }) => (
          <span key={week} style={{ gridArea: `1 / ${week + 2} / 2 / span 5` }}>
            {name}
          </span>
        ))}
        {[1, 3, 5].map((weekday) => (
          <span key={`day-${weekday}`} style={{ gridArea: `${weekday + 2} / 1` }}>
            {weekdayName(weekday, locale)}
          </span>
        ))}
        {cells.map(({ date, level, title, week, weekday }) => (
          <i
            key={date}
            className={`ly-heat-${level}`}
            style={{ gridArea: `${weekday + 2} / ${week + 2}` }}
            title={title}
          />
        ))}
      </div>
      <p className="ly-heat-key" aria-hidden="true">
        {t.less}
        {levels.map((level) => (
          <i key={level} className={`ly-heat-${level}`} />
        ))}
        {t.more}
      </p>
    </div>
  )
}

const levels = [0, 1, 2, 3, 4] as const

type PositionedDay = { readonly date: string; readonly week: number }

/** The name of every second month, where it begins. */
function monthNames(days: readonly PositionedDay[], locale: string) {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return days
    .filter(({ date }) => date.endsWith('-01') && Number(date.slice(5, 7)) % 2 === 0)
    .map(({ date, week }) => ({ week, name: format.format(new Date(date)) }))
}

/** 5 January 2026 was a Monday. */
function weekdayName(weekday: number, locale: string): string {
  const day = new Date(Date.UTC(2026, 0, 5 + weekday))
  return new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(day)
}
