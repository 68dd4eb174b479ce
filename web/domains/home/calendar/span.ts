import { weeksOf } from '../below-fold/month.ts'

export const views = ['month', 'week', 'list'] as const
export type View = (typeof views)[number]

const dayMs = 86_400_000
const listDays = 30
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const dayOn = (day: string, days: number): string =>
  new Date(at(day) + days * dayMs).toISOString().slice(0, 10)

const mondayOf = (day: string) => dayOn(day, -((new Date(at(day)).getUTCDay() + 6) % 7))

/** The consecutive days that a view shows. */
export function daysOf(view: View, day: string): readonly string[] {
  if (view === 'month')
    return weeksOf(day)
      .flat()
      .map((item) => item.day)
  const from = view === 'week' ? mondayOf(day) : day
  return Array.from({ length: view === 'week' ? 7 : listDays }, (_, i) => dayOn(from, i))
}

/** The day after a step forward or back. */
export function stepped(view: View, day: string, step: 1 | -1): string {
  if (view === 'week') return dayOn(day, step * 7)
  if (view === 'list') return dayOn(day, step * listDays)
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10)
}
