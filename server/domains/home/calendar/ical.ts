export type CalendarEvent = {
  readonly uid: string
  readonly title: string
  readonly from: Date
  /** Null: a moment without a duration. */
  readonly until: Date | null
  readonly address: string
}

type Calendar = { readonly name: string; readonly now: Date; readonly events: readonly CalendarEvent[] }

/** RFC 5545, the iCalendar format. All times are in UTC, so that no time zone table is needed. */
export function icalOf({ name, now, events }: Calendar): string {
  const stamp = `DTSTAMP:${utc(now)}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lyceum//Learning calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(({ uid, title, from, until, address }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      stamp,
      `DTSTART:${utc(from)}`,
      ...(until ? [`DTEND:${utc(until)}`] : []),
      `SUMMARY:${escaped(title)}`,
      `URL:${address}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Escapes user input: no line breaks, no separators. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const most = 75

/** A line has at most 75 octets; a longer one continues after a space. No character is split. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > most) {
      parts.push(part)
      part = ' '
    }
    part += sign
  }
  return [...parts, part].join('\r\n')
}
