/** The weeks of a month from Monday; null for days of adjacent months. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = new Date(`${month}-01T12:00:00Z`)
  const lead = (first.getUTCDay() + 6) % 7
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const cells = Array.from({ length: Math.ceil((lead + count) / 7) * 7 }, (_, index) => {
    const day = index - lead + 1
    return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, '0')}`
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}
