import type { AttemptState } from './exam-clock.ts'

/** An attempt that ran out of time, and how long after its deadline it was first seen closed; undefined: never. */
export type RanOut = { readonly closedMs: number | undefined }

export type ClockResult = {
  /** Deadlines that changed when the clock jumped. */
  readonly movedDeadlines: number
  /** Attempts begun while the clock was wrong, with a wrong start or deadline. */
  readonly wrongStarts: number
  readonly closedEarly: number
  readonly closedLate: number
}

type Seen = {
  readonly before: readonly AttemptState[]
  readonly after: readonly AttemptState[]
  readonly ranOut: readonly RanOut[]
}

const startsMs = 5000
const minutesMs = 3_600_000
/** The sweeper waits this long after the deadline, for slow connections. */
const graceMs = 5000
const lateMs = 20_000

/** Compares the attempts after the jumps with those before. */
export function checkClock({ before, after, ranOut }: Seen): ClockResult {
  const known = new Map(before.map(({ id, deadlineAt }) => [id, deadlineAt]))
  const fresh = after.filter(({ id }) => !known.has(id))
  return {
    movedDeadlines: after.filter(({ id, deadlineAt }) => known.has(id) && known.get(id) !== deadlineAt)
      .length,
    wrongStarts: fresh.filter(
      ({ startOffMs, lengthMs }) => Math.abs(startOffMs) > startsMs || Math.round(lengthMs) !== minutesMs,
    ).length,
    closedEarly: ranOut.filter(({ closedMs }) => closedMs !== undefined && closedMs < graceMs).length,
    closedLate: ranOut.filter(({ closedMs }) => closedMs === undefined || closedMs > lateMs).length,
  }
}
