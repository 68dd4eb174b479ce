/** Round numbers for an axis from zero to a little above the highest value. */
export function ticksOf(highest: number, wanted = 3): number[] {
  if (highest <= 0) return [0, 1]
  const rough = highest / wanted
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((nice) => nice * magnitude >= rough) ?? 10) * magnitude
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toFixed(6)))
}

/** Seven days a column, Monday first: where a day stands. */
export function heatPlace(index: number, firstWeekday: number): { week: number; weekday: number } {
  const place = index + firstWeekday
  return { week: Math.floor(place / 7), weekday: place % 7 }
}

/** Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
