/** One fewer than a house has connections: a call that asks for a second one while it holds the first gets it. */
const lanes = 3

/** A few at a time, for most of a call is waiting; work that answers false ends it for all. */
export async function inLanes<T>(
  all: readonly T[],
  work: (one: T, index: number) => Promise<boolean | void>,
): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < all.length) {
      const index = next
      next += 1
      const goesOn = await work(all[index] as T, index)
      if (goesOn === false) next = all.length
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** What work answers for each, in their order. */
export async function mapInLanes<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  await inLanes(all, async (one, index) => {
    answers[index] = await work(one)
  })
  return answers
}
