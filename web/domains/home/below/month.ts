const day = 86_400_000

/** A day of the calendar: `2026-03-18`, its number, and whether it belongs to the month that is shown. */
export type CalendarDay = { readonly day: string; readonly number: number; readonly isInside: boolean }

/** The weeks of the month in which a day lies, each from Monday; days of the months beside it fill the ends. */
export function weeksOf(today: string): readonly (readonly CalendarDay[])[] {
  const month = today.slice(0, 7)
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * day
  const weeks: CalendarDay[][] = []
  for (let at = start; weeks.length === 0 || dayAt(at).startsWith(month); at += 7 * day)
    weeks.push(Array.from({ length: 7 }, (_, i) => calendarDay(at + i * day, month)))
  return weeks
}

function calendarDay(at: number, month: string): CalendarDay {
  const day = dayAt(at)
  return { day, number: Number(day.slice(8)), isInside: day.startsWith(month) }
}

const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The day after one. */
export const dayAfter = (one: string): string => dayAt(Date.parse(`${one}T00:00:00Z`) + day)
