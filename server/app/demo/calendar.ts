import type { Calendar } from '#platform/domain/seed'

const dayMs = 86_400_000

/**
 * The calendar of a site on the day of the reset. One UTC offset is used for all days: with daylight saving time,
 * moments of the other half year are an hour off, which is good enough for demo data.
 */
export function makeCalendar(now: Date, zone: string): Calendar {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now)
  const noon = new Date(`${today}T12:00:00Z`)
  const midnight = new Date(`${today}T00:00:00Z`).getTime() - distance(noon, zone)
  return {
    today,
    day: (days) => new Date(noon.getTime() + days * dayMs).toISOString().slice(0, 10),
    moment: (days, minutes = 0) => new Date(midnight + days * dayMs + minutes * 60_000),
  }
}

/** The UTC offset of a time zone, in milliseconds. */
function distance(at: Date, zone: string): number {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return new Date(`${local.replace(' ', 'T')}Z`).getTime() - at.getTime()
}
