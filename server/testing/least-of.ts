/** How long something took. */
export async function msOf(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The least of up to three measurements, ended by the first within the limit: a machine that stood still once is no fault. */
export async function leastOf(limitMs: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity
  for (let i = 0; i < 3 && least > limitMs; i += 1) least = Math.min(least, await measure())
  return least
}
