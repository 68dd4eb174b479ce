import { onTestFinished } from 'vitest'

/** How long something took. */
export async function msOf(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const beatMs = 10

/**
 * A watch that goes only while this process does, for limits of what happens in it: what others take from the processor
 * is not counted. On a machine that is overrun it goes slower, so that a short wait is found only on a quieter one.
 */
export function ownWatch(): () => number {
  let beats = 0
  const beating = setInterval(() => (beats += 1), beatMs)
  onTestFinished(() => clearInterval(beating))
  return () => beats * beatMs
}

/** The least of up to three measurements, ended by the first within the limit: a machine that stood still once is no fault. */
export async function leastOf(limitMs: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity
  for (let i = 0; i < 3 && least > limitMs; i += 1) least = Math.min(least, await measure())
  return least
}
