import type { Standing } from './exam-clock.ts'

/** A paper that ran out, and how long after its end it was first seen closed; undefined: never. */
export type RanOut = { readonly closedMs: number | undefined }

export type ClockVerdict = {
  /** Ends that are others than before the clock jumped. */
  readonly movedDeadlines: number
  /** Papers that were begun while it was wrong, with a beginning or an end of the wrong time. */
  readonly wrongStarts: number
  readonly closedEarly: number
  readonly closedLate: number
}

type Seen = {
  readonly before: readonly Standing[]
  readonly after: readonly Standing[]
  readonly ranOut: readonly RanOut[]
}

const startsMs = 5000
const minutesMs = 3_600_000
/** The sweeper waits so long after the end, for slow lines. */
const graceMs = 5000
const lateMs = 20_000

/** Holds the papers after the jumps against those before. */
export function judgeClock({ before, after, ranOut }: Seen): ClockVerdict {
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
