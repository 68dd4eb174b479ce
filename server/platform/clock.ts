/**
 * The house's time is PostgreSQL's time. Rules with money, limits or exams compare moments, and two nodes whose
 * clocks differ would disagree; so each process asks the database and counts on from its answer by a clock that cannot
 * be set: a node whose wall clock jumps goes on as before.
 */
export type Clock = {
  readonly now: () => Date
  /** Reads the database's time once and counts from it; answers how far the wall clock is off, in milliseconds. */
  readonly synchronise: (readTime: () => Promise<Date>) => Promise<number>
  /** Lets a test travel in time. */
  readonly travel: (milliseconds: number) => void
}

/** An answer that took longer says too little about the time to replace a better one. */
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
      const heard = performance.now()
      if (!isKnown || heard - sent < slowMs) origin = theirs - (sent + heard) / 2
      isKnown = true
      return origin + heard - Date.now()
    },
    travel: (milliseconds) => {
      travelled += milliseconds
    },
  }
}
