import type { Calendar } from '#platform/seed'

const dayMs = 86_400_000

/**
 * The calendar of a site on the day of the reset. One distance from UTC serves all days: where clocks change with
 * the season, moments of the other half year are an hour off, which demonstration data can bear.
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

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function distance(at: Date, zone: string): number {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return new Date(`${local.replace(' ', 'T')}Z`).getTime() - at.getTime()
}
