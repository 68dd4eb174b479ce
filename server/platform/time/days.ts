import type { Ctx } from '../ctx.ts'

/** Today in the site's time zone: `2026-03-18`. */
export function todayOf({ now, site }: Pick<Ctx, 'now' | 'site'>): string {
  return dayOf(now, site.zone)
}

/** The day of a moment in a time zone. */
export function dayOf(moment: Date, zone: string): string {
  return clockIn(zone).format(moment).slice(0, 10)
}

/** The first moment of a day in a time zone. */
export function startOf(day: string, zone: string): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  const there = Date.parse(`${clockIn(zone).format(noon).replace(' ', 'T')}Z`)
  return new Date(Date.parse(`${day}T00:00:00Z`) - (there - noon.getTime()))
}

/** The first moment after a day in a time zone. */
export function endOf(day: string, zone: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)
  return startOf(next.toISOString().slice(0, 10), zone)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached per zone: creating one takes as long as a hundred rows, and memory outside the heap limit. */
function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(zone, clock)
  return clock
}
