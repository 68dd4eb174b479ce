import type { DutyDue } from '@lyceum/contract/learning'

/** Above this many people at once, a second administrator has to agree. */
export const brake = 200

/** Somebody within the audience: the key that let them in, and the day their oldest open job began. */
export type Reached = {
  readonly accountId: string
  readonly because: string
  readonly hiredOn: string | null
}

type Had = { readonly accountId: string }

/** What keeping a rule changes: who enters, who leaves, who stays. */
export function difference(wanted: readonly Reached[], had: readonly Had[]) {
  const before = new Set(had.map(({ accountId }) => accountId))
  const after = new Set(wanted.map(({ accountId }) => accountId))
  return {
    entering: wanted.filter(({ accountId }) => !before.has(accountId)),
    leaving: [...before].filter((accountId) => !after.has(accountId)),
    unchanged: wanted.filter(({ accountId }) => before.has(accountId)).length,
  }
}

type Bounds = { readonly audience: readonly string[]; readonly unitId: string | null }
type Moved = { readonly before: readonly string[]; readonly after: readonly string[] }

/** Whether a move can matter to a rule: it names a unit that is above the moved one now or then, but not both. */
export function isTouchedBy({ audience, unitId }: Bounds, { before, after }: Moved): boolean {
  const changed = [...before, ...after].filter((id) => !before.includes(id) || !after.includes(id))
  return changed.some((id) => id === unitId || audience.includes(`unit:${id}`))
}

type Moment = { readonly now: Date; readonly hiredOn: string | null; readonly zone: string }
const dayLength = 86_400_000

/**
 * By when somebody should be done: the end of a day where the site is. Whoever was hired long before a rule counts from
 * the day the rule reached them, for nobody should be late on the day they hear of it.
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

/** The last second of a day in a zone, so that whoever shows it shows that day; found from UTC by the zone's own distance. */
function endOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(`${shifted(day, 1)}T00:00:00Z`)
  const distance = distanceAt(new Date(midnight), zone)
  const near = new Date(midnight - distance)
  // Where the clocks change in between, the distance on the spot is the right one.
  return new Date(midnight - distanceAt(near, zone) - 1000)
}

function distanceAt(at: Date, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${shown.format(at).replace(' ', 'T')}Z`) - at.getTime()
}
