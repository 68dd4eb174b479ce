import { listHomeSchedule } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { courseLinkOf } from '#domains/learning'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { shownTime, startOfDay } from '#lib/time/time'
import { MoreLink, SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'
import { type CalendarDay, dayAfter, weeksOf } from './month.ts'
import './calendar.css'

type Entry = Result<typeof listHomeSchedule>['records'][number]

/** This month with due dates and events; a chosen day shows its own. */
export function CalendarSection() {
  const t = useText(text).calendar
  const zone = useZone()
  const today = shownTime(useNow(), zone).slice(0, 10)
  const [chosen, choose] = useState(today)
  const weeks = weeksOf(today)
  const byDay = useEntries(weeks)
  const [year = 0, month = 0] = today.split('-').map(Number)

  return (
    <section className="home-calendar" aria-labelledby="home-calendar">
      <SectionHead
        id="home-calendar"
        title={t.title}
        end={<MoreLink to="/learning-calendar">{t.month(year, month)}</MoreLink>}
      />
      <table>
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
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <Day
                  key={day.day}
                  day={day}
                  entries={byDay.get(day.day) ?? []}
                  isToday={day.day === today}
                  isChosen={day.day === chosen}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Agenda entries={byDay.get(chosen) ?? []} next={nextOf(byDay, chosen)} />
    </section>
  )
}

/** The entries of each day of some weeks. */
function useEntries(weeks: ReturnType<typeof weeksOf>): ReadonlyMap<string, readonly Entry[]> {
  const zone = useZone()
  const days = weeks.flat().map(({ day }) => day)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const stretch = { startTime: startOfDay(first, zone), endTime: startOfDay(dayAfter(last), zone) }
  const { data } = useQuery({ ...read(listHomeSchedule, stretch), meta: { quiet: true } })
  return Map.groupBy(data?.records ?? [], ({ from }) => shownTime(from, zone).slice(0, 10))
}

type DayProps = {
  readonly day: CalendarDay
  readonly entries: readonly Entry[]
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly onChoose: (day: string) => void
}

function Day({ day: { day, number, isInside }, entries, isToday, isChosen, onChoose }: DayProps) {
  const t = useText(text).calendar
  const mark = markOf(entries)
  return (
    <td data-outside={!isInside || undefined} data-mark={mark}>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onChoose(day)}
      >
        {number}
        <span className="ly-hidden"> {t.dayLabel(day, entries.length)}</span>
      </button>
    </td>
  )
}

/** The most urgent entry determines the dot. */
function markOf(entries: readonly Entry[]): Entry['kind'] | undefined {
  return (['due', 'exam', 'session'] as const).find((kind) => entries.some((entry) => entry.kind === kind))
}

/** The next entry after a day. */
const nextOf = (byDay: ReadonlyMap<string, readonly Entry[]>, day: string): Entry | undefined =>
  [...byDay]
    .filter(([other]) => other > day)
    .toSorted(([earlier], [other]) => earlier.localeCompare(other))
    .at(0)?.[1][0]

const mostShown = 3

type AgendaProps = { readonly entries: readonly Entry[]; readonly next: Entry | undefined }

/** The entries of a day; an empty day shows the next entry. */
function Agenda({ entries, next }: AgendaProps) {
  const t = useText(text).calendar
  const zone = useZone()
  const isFree = entries.length === 0
  return (
    <ul className="home-agenda" aria-live="polite">
      {isFree && <li className="home-agenda-none">{next ? t.noneButNext : t.none}</li>}
      {(isFree && next ? [next] : entries.slice(0, mostShown)).map(
        ({ itmId, itmType, kind, title, from }) => (
          <li key={`${itmId} ${kind}`} data-kind={kind}>
            <time>{isFree ? shownTime(from, zone).slice(5, 10) : shownTime(from, zone).slice(11)}</time>
            <Link to={courseLinkOf(itmType, itmId)} className="ly-clamp-1">
              <span>{t.kinds[kind]}</span>
              {title}
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}
