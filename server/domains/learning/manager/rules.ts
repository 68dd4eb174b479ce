import type { Risk } from '@lyceum/contract/learning'

/** A due date within a week is near. */
export const soonDays = 7
/** Two weeks without study count as idle. */
export const idleDays = 14
const dayMs = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)
export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs)

type Study = {
  readonly status: string
  readonly dueAt: Date | null
  readonly studiedAt: Date | null
  readonly beganAt: Date | null
}

/** The worst risk of one course; a course not being studied has none. */
export function riskOf({ status, dueAt, studiedAt, beganAt }: Study, now: Date): Risk | null {
  if (status !== 'IN_PROGRESS') return null
  if (dueAt && dueAt < now) return 'overdue'
  if (dueAt && dueAt < daysAfter(now, soonDays)) return 'dueSoon'
  const last = studiedAt ?? beganAt
  return last && last < daysBefore(now, idleDays) ? 'idle' : null
}

const longestDays = 180

/** Whether an absence is valid: it ends, it is not over, and it is not a permanent handover. */
export function isFitAbsence({ from, until }: { from: Date; until: Date }, now: Date): boolean {
  return from < until && until > now && until.getTime() - from.getTime() <= longestDays * dayMs
}
