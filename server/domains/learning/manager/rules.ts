import type { Risk } from '@lyceum/contract/learning'

/** A date is near when it is within a week. */
export const soonDays = 7
/** Whoever has done nothing for two weeks is idle. */
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

/** What presses about one course, the worst first; what is not being studied does not press. */
export function riskOf({ status, dueAt, studiedAt, beganAt }: Study, now: Date): Risk | null {
  if (status !== 'IN_PROGRESS') return null
  if (dueAt && dueAt < now) return 'overdue'
  if (dueAt && dueAt < daysAfter(now, soonDays)) return 'dueSoon'
  const last = studiedAt ?? beganAt
  return last && last < daysBefore(now, idleDays) ? 'idle' : null
}

type Request = {
  readonly kind: 'manager' | 'administrator'
  readonly requesterId: string
  /** Whom the requester answers to now, not when they asked. */
  readonly managerId: string | undefined
  readonly isEscalated: boolean
  readonly escalatedTo: string | null
}

type Decider = {
  readonly id: string
  /** The managers this person stands in for now. */
  readonly standsInFor: ReadonlySet<string>
  readonly mayAdminister: boolean
}

/**
 * In whose place somebody decides a request: their own, or that of the manager they stand in for; undefined: it is not
 * theirs to decide. Nobody decides their own, also not for another. The manager is the one of the moment of deciding.
 * Where there is no manager, or none above one who let it lie, those decide who administer the course.
 */
export function decidesAs(request: Request, decider: Decider): string | undefined {
  if (decider.id === request.requesterId) return undefined
  const managers = managersFor(request)
  if (managers.includes(decider.id)) return decider.id
  const absent = managers.find((id) => decider.standsInFor.has(id))
  if (absent !== undefined) return absent
  return isForAdministrators(request, managers) && decider.mayAdminister ? decider.id : undefined
}

/** Whoever is asked as a manager: the one of now, and the one to whom it was handed up. */
function managersFor({ kind, requesterId, managerId, escalatedTo }: Request): string[] {
  const asked = kind === 'manager' ? [managerId, escalatedTo] : []
  return asked.flatMap((id) => id ?? []).filter((id) => id !== requesterId)
}

const isForAdministrators = ({ kind, isEscalated, escalatedTo }: Request, managers: readonly string[]) =>
  kind === 'administrator' || managers.length === 0 || (isEscalated && escalatedTo === null)

const longestDays = 180

/** Whether somebody can be away so: it ends, it is not over, and it is no way to give the desk up for good. */
export function isFitAbsence({ from, until }: { from: Date; until: Date }, now: Date): boolean {
  return from < until && until > now && until.getTime() - from.getTime() <= longestDays * dayMs
}
