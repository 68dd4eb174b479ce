import { shownTime } from '#lib/time/time'

type TimeTexts = {
  readonly today: (time: string) => string
  readonly yesterday: (time: string) => string
  readonly onDay: (day: string) => string
}
type At = { readonly now: Date; readonly zone: string; readonly t: TimeTexts }

const day = 86_400_000

/** When a course was left: today and yesterday with the time, earlier the day. */
export function whenLeft(moment: string, { now, zone, t }: At): string {
  const [date = '', time = ''] = shownTime(moment, zone).split(' ')
  if (date === dayOf(now, zone)) return t.today(time)
  if (date === dayOf(new Date(now.getTime() - day), zone)) return t.yesterday(time)
  return t.onDay(date.slice(5))
}

const dayOf = (moment: Date, zone: string) => shownTime(moment, zone).slice(0, 10)
