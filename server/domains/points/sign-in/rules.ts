/** Every so many days in a row give something more (B-414, Q-111). */
export const bonusEvery = 7

const dayMs = 86_400_000

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Monday to Sunday around a day. */
export function weekOf(day: string): readonly string[] {
  const sinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - sinceMonday))
}

/** How many days in a row: up to today, or up to yesterday as long as today can still follow. */
export function streakOn(today: string, streaks: ReadonlyMap<string, number>): number {
  return streaks.get(today) ?? streaks.get(dayAfter(today, -1)) ?? 0
}

type Gives = { readonly points: number; readonly bonus: number }

/** What signing in gives on the so-manyth day in a row. */
export const pointsOn = (streak: number, { points, bonus }: Gives): number =>
  points + (streak % bonusEvery === 0 ? bonus : 0)
