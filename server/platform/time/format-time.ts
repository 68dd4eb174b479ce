const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in the site's time zone, as text: `2026-03-18 09:05`. */
export function formatTime(moment: Date, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, format)
  return format.format(moment)
}
