import type { HeatDay } from '#ui/chart/heatmap'

type Day = { readonly date: string; readonly seconds: number }
type Shown = Pick<HeatDay, 'date' | 'level'> & { readonly minutes: number }

const dayMs = 86_400_000
const squares = 365

/** Every day of the year until today, also those without study. */
export function yearOfDays(days: readonly Day[], today: string): Shown[] {
  const known = new Map(days.map(({ date, seconds }) => [date, seconds]))
  const last = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: squares }, (_, i) => {
    const date = new Date(last - (squares - 1 - i) * dayMs).toISOString().slice(0, 10)
    const minutes = Math.round((known.get(date) ?? 0) / 60)
    return { date, level: levelOf(minutes), minutes }
  })
}

/** A few minutes count; ninety minutes are the maximum level. */
function levelOf(minutes: number): HeatDay['level'] {
  if (minutes === 0) return 0
  if (minutes < 20) return 1
  if (minutes < 45) return 2
  return minutes < 90 ? 3 : 4
}
