/**
 * The house's time is PostgreSQL's time. Rules with money, limits or exams compare moments, and two nodes whose
 * clocks differ would disagree; so each process keeps its distance from the database's clock.
 */
export type Clock = {
  readonly now: () => Date
  /** Reads the database's time once and corrects the offset; answers the distance in milliseconds. */
  readonly synchronise: (readTime: () => Promise<Date>) => Promise<number>
  /** Lets a test travel in time. */
  readonly travel: (milliseconds: number) => void
}

export function makeClock(): Clock {
  let offset = 0
  let travelled = 0
  return {
    now: () => new Date(Date.now() + offset + travelled),
    synchronise: async (readTime) => {
      const sent = Date.now()
      const theirs = (await readTime()).getTime()
      offset = theirs - (sent + Date.now()) / 2
      return offset
    },
    travel: (milliseconds) => {
      travelled += milliseconds
    },
  }
}
