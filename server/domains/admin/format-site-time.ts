const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in the site's time zone, as a table shows it: `2026-03-18 09:05:12`. */
export function shownOnSite(moment: Date, zone: string): string {
  return formatIn(zone).format(moment)
}

/** Cached per zone: creating one costs as much as a hundred rows, and memory outside the heap limit. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, format)
  return format
}
