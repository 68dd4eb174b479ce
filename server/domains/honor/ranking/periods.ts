import type { Period } from '@lyceum/contract/honor'

/** The key of the current period on a day of the site: `all`, `2026` or `2026-03`. */
export function periodKey(period: Period, today: string): string {
  if (period === 'all') return 'all'
  return period === 'year' ? today.slice(0, 4) : today.slice(0, 7)
}

/** Its first day; undefined for all time. */
export function firstDay(period: Period, today: string): string | undefined {
  if (period === 'all') return undefined
  return period === 'year' ? `${today.slice(0, 4)}-01-01` : `${today.slice(0, 7)}-01`
}
