import type { Locale } from '@lyceum/contract/kit'

/** Until the site's zone is known. */
export const defaultZone = 'Asia/Shanghai'

/** A time as every screen shows it: `2026-03-18 09:05`, in the site's time zone. */
export function shownTime(moment: string | Date, zone: string): string {
  const { year, month, day, hour, minute } = partsOf(new Date(moment), zone)
  return `${year}-${month}-${day} ${hour}:${minute}`
}

/** The last day on which something is not late: a deadline at midnight belongs to the day before. */
export function lastDay(dueAt: string, zone: string): string {
  return shownTime(new Date(Date.parse(dueAt) - 1), zone).slice(0, 10)
}

/** A due date: a day where the deadline is midnight, else date and time. */
export function shownDue(dueAt: string, zone: string): string {
  const moment = shownTime(dueAt, zone)
  return /(?:00:00|23:59)$/.test(moment) ? lastDay(dueAt, zone) : moment
}

/** The start of a day in the site's time zone, in the format of the calls. */
export function startOfDay(day: string, zone: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const there = Date.parse(`${shownTime(noon, zone).replace(' ', 'T')}:00Z`)
  return new Date(Date.parse(`${day}T00:00:00Z`) - (there - noon.getTime())).toISOString()
}

export type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening'

/** The part of the day for the greeting, in the site's time zone. */
export function partOfDay(moment: Date, zone: string): PartOfDay {
  const hour = Number(partsOf(moment, zone).hour)
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Today as text: `2026 年 3 月 18 日，星期三` or `Wednesday, March 18, 2026`. */
export function dateLine(moment: Date, zone: string, locale: Locale): string {
  if (locale === 'en-US') return formatOf(locale, { timeZone: zone, dateStyle: 'full' }).format(moment)
  const [year, month, day] = numbersOf(moment, zone)
  const weekday = Array.from('日一二三四五六')[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  return `${year} 年 ${month} 月 ${day} 日，星期${weekday}`
}

function numbersOf(moment: Date, zone: string): readonly [year: number, month: number, day: number] {
  const { year, month, day } = partsOf(moment, zone)
  return [Number(year), Number(month), Number(day)]
}

/** UTC offsets in hours of zones without clock changes since 1992. */
const steady: Readonly<Record<string, number>> = {
  'Asia/Shanghai': 8,
  'Asia/Taipei': 8,
  'Asia/Hong_Kong': 8,
  'Asia/Macau': 8,
  'Asia/Singapore': 8,
  'Asia/Tokyo': 9,
  'Asia/Seoul': 9,
  UTC: 0,
}
const steadySince = Date.UTC(1992, 0, 1)

type Parts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>>

/** The parts of a time in a zone. For zones with a fixed offset they are computed: the first Intl format of a page is slow. */
function partsOf(moment: Date, zone: string): Parts {
  const ahead = steady[zone]
  if (ahead === undefined || moment.getTime() < steadySince) return formattedParts(moment, zone)
  const there = new Date(moment.getTime() + ahead * 3_600_000).toISOString()
  const [year = '', month = '', day = '', hour = '', minute = ''] = there.split(/[-T:]/)
  return { year, month, day, hour, minute }
}

function formattedParts(moment: Date, zone: string): Parts {
  const format = formatOf('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = format.formatToParts(moment)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating an Intl format takes a slow machine tens of milliseconds, and a page shows many times: each is cached. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(name, format)
  return format
}
