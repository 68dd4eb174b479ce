type Day = { readonly date: string; readonly seconds: number }

const dayMs = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayBefore = (day: string, days: number) => new Date(at(day) - days * dayMs).toISOString().slice(0, 10)

/** Seconds from one day to another, both included. */
export const secondsBetween = (days: readonly Day[], from: string, to: string): number =>
  days.reduce((sum, { date, seconds }) => (date >= from && date <= to ? sum + seconds : sum), 0)

/** The last weeks, starting on Monday; the last one is the current week. */
export function weeksOf(days: readonly Day[], today: string, count: number) {
  const monday = dayBefore(today, (new Date(at(today)).getUTCDay() + 6) % 7)
  return Array.from({ length: count }, (_, i) => {
    const from = dayBefore(monday, (count - 1 - i) * 7)
    return { from, seconds: secondsBetween(days, from, dayBefore(from, -6)) }
  })
}

/** The last months as `2026-03`; the last one is the current month. */
export function monthsUntil(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 7),
  )
}

/** The first day of the quarter, and of the same number of days in the previous quarter. */
export function quarterOf(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = month - ((month - 1) % 3)
  const from = new Date(Date.UTC(year, first - 1, 1)).toISOString().slice(0, 10)
  const beforeFrom = new Date(Date.UTC(year, first - 4, 1)).toISOString().slice(0, 10)
  const length = (at(today) - at(from)) / dayMs
  // A shorter previous quarter ends where this one begins.
  const beforeTo = [dayBefore(beforeFrom, -length), dayBefore(from, 1)].toSorted()[0] ?? from
  return { from, beforeFrom, beforeTo }
}

/** The longest streak of days with study. */
export function longestRun(days: readonly Day[]): number {
  let longest = 0
  let run = 0
  let last = ''
  for (const { date, seconds } of days) {
    if (seconds === 0) continue
    run = last !== '' && dayBefore(date, 1) === last ? run + 1 : 1
    last = date
    longest = Math.max(longest, run)
  }
  return longest
}
