/** Every so many days in a row give a bonus (B-414, Q-111). */
export const bonusEvery = 7

const dayMs = 86_400_000

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Monday to Sunday of a day's week. */
export function weekOf(day: string): readonly string[] {
  const sinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - sinceMonday))
}

type Signed = { readonly day: string; readonly streak: number }

/**
 * The streak in days: up to today, or up to the last sign-in as long as today can still follow. Days of
 * approved leave in between neither count nor break it.
 */
export function streakOn(today: string, last: Signed | undefined, frozen: ReadonlySet<string>): number {
  if (!last) return 0
  for (let day = dayAfter(last.day, 1); day < today; day = dayAfter(day, 1)) if (!frozen.has(day)) return 0
  return last.streak
}

/** All days in a range, both ends included. */
export function daysBetween(first: string, last: string): readonly string[] {
  const days = []
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day)
  return days
}

type Gives = { readonly points: number; readonly bonus: number }

/** What a sign-in gives on the nth day in a row. */
export const pointsOn = (streak: number, { points, bonus }: Gives): number =>
  points + (streak % bonusEvery === 0 ? bonus : 0)
