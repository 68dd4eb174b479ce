import { onTestFinished } from 'vitest'

/** Measures how long something takes. */
export async function msOf(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const tickMs = 10

/**
 * Measures time only while this process runs, for limits on its own work: CPU time taken by others does not count. On an
 * overloaded machine it runs slower, so that short delays are found only on a less busy one.
 */
export function ownWatch(): () => number {
  let ticks = 0
  const beating = setInterval(() => (ticks += 1), tickMs)
  onTestFinished(() => clearInterval(beating))
  return () => ticks * tickMs
}

/** The minimum of up to three measurements, stopping at the first within the limit, so that one stall does not fail a test. */
export async function leastOf(limitMs: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity
  for (let i = 0; i < 3 && least > limitMs; i += 1) least = Math.min(least, await measure())
  return least
}
