/**
 * All time is PostgreSQL's time. Rules about money, limits and exams compare moments, and nodes with different clocks
 * would disagree; so each process reads the database's time and counts on with a monotonic clock: a jump of the wall
 * clock has no effect.
 */
export type Clock = {
  readonly now: () => Date
  /** Reads the database's time and counts from it; returns how far the wall clock is off, in milliseconds. */
  readonly synchronise: (readTime: () => Promise<Date>) => Promise<number>
  /** Lets a test move the time. */
  readonly travel: (milliseconds: number) => void
}

/** A slower answer is too imprecise to replace a better one. */
const slowMs = 1000

export function makeClock(): Clock {
  let origin = Date.now() - performance.now()
  let isKnown = false
  let travelled = 0
  return {
    now: () => new Date(origin + performance.now() + travelled),
    synchronise: async (readTime) => {
      const sent = performance.now()
      const theirs = (await readTime()).getTime()
      const receivedAt = performance.now()
      if (!isKnown || receivedAt - sent < slowMs) origin = theirs - (sent + receivedAt) / 2
      isKnown = true
      return origin + receivedAt - Date.now()
    },
    travel: (milliseconds) => {
      travelled += milliseconds
    },
  }
}
