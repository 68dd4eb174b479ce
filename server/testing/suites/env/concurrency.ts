/** One fewer than a test app has connections, so that a call can take a second one. */
const concurrency = 3

/** Runs a few at a time, because calls mostly wait; work that returns false stops all. */
export async function runConcurrently<T>(
  all: readonly T[],
  work: (item: T, index: number) => Promise<boolean | void>,
): Promise<void> {
  let next = 0
  const runNext = async () => {
    while (next < all.length) {
      const index = next
      next += 1
      const goesOn = await work(all[index] as T, index)
      if (goesOn === false) next = all.length
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runNext))
}

/** The results of the work, in order. */
export async function mapConcurrently<T, R>(all: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  await runConcurrently(all, async (item, index) => {
    answers[index] = await work(item)
  })
  return answers
}
