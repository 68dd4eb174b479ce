/** Round ticks from zero to a little above the highest value; whole numbers where all values are whole. */
export function ticksOf(values: readonly number[], targetCount = 3): number[] {
  const highest = Math.max(0, ...values)
  if (highest <= 0) return [0, 1]
  const isWhole = values.every((value) => Number.isInteger(value))
  const rough = Math.max(highest / targetCount, isWhole ? 1 : 0)
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((nice) => nice * magnitude)
  const fits = (step: number) => step >= rough && (!isWhole || Number.isInteger(step))
  const step = steps.find(fits) ?? 10 * magnitude
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toFixed(6)))
}

/** Seven days a column, Monday first: the position of a day. */
export function heatPlace(index: number, firstWeekday: number): { week: number; weekday: number } {
  const place = index + firstWeekday
  return { week: Math.floor(place / 7), weekday: place % 7 }
}

/** Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The line through all points, and separately the last step where it is not finished. */
export function courseOf(places: readonly string[], isLastPartial: boolean) {
  if (!isLastPartial || places.length < 3) return { course: places.join('L'), sofar: undefined }
  return { course: places.slice(0, -1).join('L'), sofar: places.slice(-2).join('L') }
}
