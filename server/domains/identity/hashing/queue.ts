import { commonErrors } from '@lyceum/contract/kit'
import { Failure } from '#platform/failure'

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

type Limits = {
  readonly atOnce: number
  /** Whoever would wait longer is sent away; and whoever has waited half as long again. */
  readonly longestMs: number
}

type Waiter = { readonly since: number; readonly begin: () => void; readonly leave: (why: Failure) => void }

/** What one piece of work is thought to take until the first ones have shown it. */
const firstGuessMs = 50
const latestMs = 120_000

/**
 * Lets so many work at once; the others wait in their order. Whoever would wait too long is told at once when to come
 * back, each a little later than the one before: a storm of any size returns as a stream that can be served.
 */
export function makeQueue({ atOnce, longestMs }: Limits): Queue {
  let working = 0
  let usualMs = firstGuessMs
  let bookedUntil = 0
  const waiting: Waiter[] = []

  const waitMs = () => (waiting.length * usualMs) / atOnce

  function sentAway(): Failure {
    const now = performance.now()
    bookedUntil = Math.min(Math.max(bookedUntil, now + waitMs()) + usualMs / atOnce, now + latestMs)
    return new Failure(commonErrors.SERVER_BUSY, { seconds: Math.ceil((bookedUntil - now) / 1000) })
  }

  async function place(): Promise<void> {
    if (working < atOnce) return void (working += 1)
    if (waitMs() > longestMs) throw sentAway()
    await new Promise<void>((begin, leave) => waiting.push({ since: performance.now(), begin, leave }))
  }

  /** Handed over, so that nobody who comes later slips in; not to those whose call is about to be given up. */
  function leavePlace(): void {
    const tooLate = performance.now() - longestMs * 1.5
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.since >= tooLate) return next.begin()
      next.leave(sentAway())
    }
    working -= 1
  }

  return async (work) => {
    await place()
    const began = performance.now()
    try {
      return await work()
    } finally {
      usualMs += (performance.now() - began - usualMs) / 16
      leavePlace()
    }
  }
}
