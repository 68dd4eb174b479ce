import type { DutyDue } from '@lyceum/contract/learning'

/** Above this many people at once, a second administrator must approve. */
export const bulkLimit = 200

/** A member of the audience: the key that matched, and the start of their oldest open job. */
export type Reached = {
  readonly accountId: string
  readonly because: string
  readonly hiredOn: string | null
}

type Had = { readonly accountId: string }

/** What applying a rule changes: who enters, who leaves, who stays. */
export function difference(targets: readonly Reached[], had: readonly Had[]) {
  const before = new Set(had.map(({ accountId }) => accountId))
  const after = new Set(targets.map(({ accountId }) => accountId))
  return {
    entering: targets.filter(({ accountId }) => !before.has(accountId)),
    leaving: [...before].filter((accountId) => !after.has(accountId)),
    unchanged: targets.filter(({ accountId }) => before.has(accountId)).length,
  }
}

type Bounds = { readonly audience: readonly string[]; readonly unitId: string | null }
type Moved = { readonly before: readonly string[]; readonly after: readonly string[] }

/** Whether a move can affect a rule: it names a unit that is above the moved one before or after, but not both. */
export function isTouchedBy({ audience, unitId }: Bounds, { before, after }: Moved): boolean {
  const changed = [...before, ...after].filter((id) => !before.includes(id) || !after.includes(id))
  return changed.some((id) => id === unitId || audience.includes(`unit:${id}`))
}

type Moment = { readonly now: Date; readonly hiredOn: string | null; readonly zone: string }
const dayLength = 86_400_000

/**
 * The due date: the end of a day in the site's time zone. For people hired long before a rule it counts from the day the
 * rule reached them, so that nobody is late on the first day.
 */
export function dueOf(due: DutyDue, { now, hiredOn, zone }: Moment): Date | null {
  if (due.kind === 'none') return null
  if (due.kind === 'day') return endOfDay(due.day, zone)
  const assigned = endOfDay(shifted(dayIn(now, zone), due.days), zone)
  if (due.kind === 'assigned' || hiredOn === null) return assigned
  const hired = endOfDay(shifted(hiredOn, due.days), zone)
  return hired > now ? hired : assigned
}

const dayIn = (at: Date, zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)

const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** The last second of a day in a zone, so that it is displayed as that day; computed from UTC by the zone's offset. */
function endOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(`${shifted(day, 1)}T00:00:00Z`)
  const distance = distanceAt(new Date(midnight), zone)
  const near = new Date(midnight - distance)
  // When the clocks change in between, the offset at that moment is the right one.
  return new Date(midnight - distanceAt(near, zone) - 1000)
}

function distanceAt(at: Date, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${shown.format(at).replace(' ', 'T')}Z`) - at.getTime()
}
