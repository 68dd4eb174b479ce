export type CalendarEvent = {
  readonly uid: string
  readonly title: string
  readonly from: Date
  /** Null: a moment, not a stretch. */
  readonly until: Date | null
  readonly address: string
}

type Calendar = { readonly name: string; readonly now: Date; readonly events: readonly CalendarEvent[] }

/** RFC 5545: what calendar programs read. All moments are in UTC, so that no table of time zones is needed. */
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

/** What a person typed is text and nothing more: no line of its own, no separator. */
const escaped = (words: string) => words.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const most = 75

/** A line has 75 octets at most; what is longer goes on below, after a space. No character is cut in two. */
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
