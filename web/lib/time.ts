import type { Locale } from '@lyceum/contract/kit'

/** Until a site says otherwise. */
export const defaultZone = 'Asia/Shanghai'

/** A moment as every screen shows it: `2026-03-18 09:05`, on the clocks of the site. */
export function shownTime(moment: string | Date, zone: string): string {
  const { year, month, day, hour, minute } = partsOf(new Date(moment), zone)
  return `${year}-${month}-${day} ${hour}:${minute}`
}

export type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening'

/** Which greeting fits the hour at the site. */
export function partOfDay(moment: Date, zone: string): PartOfDay {
  const hour = Number(partsOf(moment, zone)['hour'])
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Today in words: `2026 年 3 月 18 日，星期三` or `Wednesday, March 18, 2026`. */
export function dateLine(moment: Date, zone: string, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'long' }).format(moment)
  if (locale === 'en-US')
    return new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: 'full' }).format(moment)
  const { year, month, day } = partsOf(moment, zone)
  return `${year} 年 ${Number(month)} 月 ${Number(day)} 日，${weekday}`
}

function partsOf(moment: Date, zone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}
