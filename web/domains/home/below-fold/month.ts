const day = 86_400_000

/** A calendar day: `2026-03-18`, its number, and whether it belongs to the shown month. */
export type CalendarDay = { readonly day: string; readonly number: number; readonly isInside: boolean }

/** The weeks of a day's month, from Monday; days of adjacent months fill the ends. */
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

export const dayAfter = (date: string): string => dayAt(Date.parse(`${date}T00:00:00Z`) + day)
