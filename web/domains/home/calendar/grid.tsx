import { Link } from 'react-router'
import { useText } from '#lib/text'
import { EntryLink, type EntriesByDay } from './entry.tsx'
import { text } from './text/index.ts'

type GridProps = {
  readonly byDay: EntriesByDay
  readonly days: readonly string[]
  readonly today: string
  /** Days of other months are dimmed; empty: none. */
  readonly month: string
}

const mostInMonth = 2

/** Weeks from Monday. A day shows two entries and the number of others. */
export function Grid({ byDay, days, today, month }: GridProps) {
  const t = useText(text)
  const weeks = Array.from({ length: days.length / 7 }, (_, i) => days.slice(i * 7, i * 7 + 7))
  const most = month === '' ? Number.POSITIVE_INFINITY : mostInMonth
  return (
    <table className="calendar-grid" data-view={month === '' ? 'week' : 'month'}>
      <thead>
        <tr>
          {t.days.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const entries = byDay.get(day) ?? []
              return (
                <td key={day} data-outside={!day.startsWith(month) || undefined}>
                  <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
                    {Number(day.slice(8))}
                  </time>
                  {entries.slice(0, most).map((entry) => (
                    <EntryLink key={`${entry.itmId} ${entry.kind}`} entry={entry} />
                  ))}
                  {entries.length > most && (
                    <Link className="calendar-more" to={`?view=week&day=${day}`}>
                      {t.more(entries.length - most)}
                    </Link>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
