import { dayOf, startOf } from '#platform/time/days'

const day = 86_400_000

/** The start of this week in the site's time zone; a week begins on Monday. */
export function weekStart(now: Date, zone: string): Date {
  const today = new Date(`${dayOf(now, zone)}T00:00:00Z`)
  const sinceMonday = (today.getUTCDay() + 6) % 7
  return startOf(new Date(today.getTime() - sinceMonday * day).toISOString().slice(0, 10), zone)
}

export const yearStart = (now: Date, zone: string): Date =>
  startOf(`${dayOf(now, zone).slice(0, 4)}-01-01`, zone)
