import { commonErrors } from '@lyceum/contract/kit'
import { AppError } from '#platform/app-error'

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

type Limits = {
  readonly atOnce: number
  /** Calls that would wait longer are rejected, as are calls that have waited one and a half times as long. */
  readonly longestMs: number
}

type Waiter = { readonly since: number; readonly begin: () => void; readonly leave: (why: AppError) => void }

/** Estimated duration until the first calls have been measured. */
const firstGuessMs = 50
const latestMs = 120_000

/**
 * Runs a limited number at once; the others wait in order. A call that would wait too long is rejected at once with a
 * retry time, each a little later than the one before, so that any burst comes back as a steady stream.
 */
export function makeQueue({ atOnce, longestMs }: Limits): Queue {
  let working = 0
  let usualMs = firstGuessMs
  let bookedUntil = 0
  const waiting: Waiter[] = []

  const waitMs = () => (waiting.length * usualMs) / atOnce

  function sentAway(): AppError {
    const now = performance.now()
    bookedUntil = Math.min(Math.max(bookedUntil, now + waitMs()) + usualMs / atOnce, now + latestMs)
    return new AppError(commonErrors.SERVER_BUSY, { seconds: Math.ceil((bookedUntil - now) / 1000) })
  }

  async function place(): Promise<void> {
    if (working < atOnce) return void (working += 1)
    if (waitMs() > longestMs) throw sentAway()
    await new Promise<void>((begin, leave) => waiting.push({ since: performance.now(), begin, leave }))
  }

  /** Hands the slot to the next in line, so that nobody who comes later overtakes; calls about to time out are skipped. */
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
