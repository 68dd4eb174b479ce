type Unit = {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly path: readonly string[]
  readonly people: number
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return addDays(day, -((date.getUTCDay() + 6) % 7))
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The weeks up to the one of this day, by their Mondays, oldest first. */
export function weeksUpTo(day: string, count: number): string[] {
  const last = mondayOf(day)
  return Array.from({ length: count }, (_, i) => addDays(last, (i - count + 1) * 7))
}

/** The months up to the one of this day: `2026-03`, oldest first. */
export function monthsUpTo(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, i) => {
    const date = new Date(Date.UTC(year, month - 1 - (count - 1 - i), 1))
    return date.toISOString().slice(0, 7)
  })
}

/** Counts of each unit including all units below it. */
export function rolledUp(units: readonly Unit[], own: (unit: Unit) => number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const unit of units) {
    for (const id of unit.path) sums.set(id, (sums.get(id) ?? 0) + own(unit))
  }
  return sums
}

/**
 * The units to show side by side: those directly below the topmost visible ones. A top unit without children is shown
 * itself.
 */
export function sideBySide(units: readonly Unit[]): readonly Unit[] {
  const ids = new Set(units.map(({ id }) => id))
  const tops = units.filter(({ parentId }) => parentId === null || !ids.has(parentId))
  if (tops.length > 1) return tops
  const [top] = tops
  const below = units.filter(({ parentId }) => parentId === top?.id)
  return below.length > 0 ? below : tops
}
