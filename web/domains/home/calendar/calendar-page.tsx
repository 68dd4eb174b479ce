import { listHomeSchedule } from '@lyceum/contract/home'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useNow } from '#lib/time/use-now'
import { oneOf, pageQuery, anyText } from '#lib/page-query'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime, startOfDay } from '#lib/time/time'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { Segmented } from '#ui/layout/segmented'
import { Agenda } from './agenda.tsx'
import { Feed } from './feed.tsx'
import { Grid } from './grid.tsx'
import { daysOf, dayOn, stepped, type View, views } from './span.ts'
import { text } from './text/index.ts'
import './calendar-page.css'

const calendarQuery = pageQuery('/learning-calendar', { view: oneOf(...views), day: anyText })

const isDay = (value: string) => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value)

/** The days requested in the URL, and navigation to others. */
function useWanted() {
  const today = shownTime(useNow(), useZone()).slice(0, 10)
  const [search, setSearch] = useSearchParams()
  const { view = 'month', day: wished = '' } = calendarQuery.read(search)
  const day = isDay(wished) ? wished : today
  const go = (to: { readonly view?: View; readonly day?: string }) =>
    setSearch({ view, day, ...to }, { replace: true })
  return { view, day, today, go }
}

/** the user's due dates and events by month, by week or as a list. */
export function CalendarPage() {
  const t = useText(text)
  const zone = useZone()
  const { view, day, today, go } = useWanted()
  const days = daysOf(view, day)
  const params = {
    startTime: startOfDay(days.at(0) ?? day, zone),
    endTime: startOfDay(dayOn(days.at(-1) ?? day, 1), zone),
  }
  const page = useQuery({ ...read(listHomeSchedule, params), placeholderData: keepPreviousData })
  const byDay = Map.groupBy(page.data?.records ?? [], ({ from }) => shownTime(from, zone).slice(0, 10))
  usePageTitle(t.title)
  return (
    <div className="ly-wrap calendar-page">
      <header>
        <h1>{t.title}</h1>
        <p>{t.sub}</p>
      </header>
      <Tools view={view} day={day} today={today} onGo={go} />
      {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
      {view === 'list' ? (
        <Agenda byDay={byDay} days={days} isReady={page.isSuccess} />
      ) : (
        <Grid byDay={byDay} days={days} today={today} month={view === 'month' ? day.slice(0, 7) : ''} />
      )}
      <Feed />
    </div>
  )
}

type ToolsProps = {
  readonly view: View
  readonly day: string
  readonly today: string
  readonly onGo: (to: { readonly view?: View; readonly day?: string }) => void
}

/** Forward, back, today, and the view switch. */
function Tools({ view, day, today, onGo }: ToolsProps) {
  const t = useText(text)
  const days = daysOf(view, day)
  const [year = 0, month = 0] = day.split('-').map(Number)
  return (
    <div className="calendar-tools">
      <IconButton icon="left" label={t.before[view]} onClick={() => onGo({ day: stepped(view, day, -1) })} />
      <IconButton icon="right" label={t.after[view]} onClick={() => onGo({ day: stepped(view, day, 1) })} />
      <h2 aria-live="polite">
        {view === 'month' ? t.monthName(year, month) : t.span(days.at(0) ?? day, days.at(-1) ?? day)}
      </h2>
      <Button onClick={() => onGo({ day: today })}>{t.today}</Button>
      <Segmented
        label={t.views}
        options={views.map((value) => ({ value, title: t[value] }))}
        value={view}
        onChoose={(next) => onGo({ view: next })}
      />
    </div>
  )
}
