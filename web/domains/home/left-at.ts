import { shownTime } from '#lib/time'

type Words = {
  readonly today: (time: string) => string
  readonly yesterday: (time: string) => string
  readonly onDay: (day: string) => string
}
type At = { readonly now: Date; readonly zone: string; readonly t: Words }

const day = 86_400_000

/** When somebody left a course, as one says it: today and yesterday with the hour, before that the day. */
export function whenLeft(moment: string, { now, zone, t }: At): string {
  const [date = '', time = ''] = shownTime(moment, zone).split(' ')
  if (date === dayOf(now, zone)) return t.today(time)
  if (date === dayOf(new Date(now.getTime() - day), zone)) return t.yesterday(time)
  return t.onDay(date.slice(5))
}

const dayOf = (moment: Date, zone: string) => shownTime(moment, zone).slice(0, 10)
