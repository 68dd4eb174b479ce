const pauseMs = 500

/** Ignores a repeated click within half a second, such as an accidental double click. */
export function ignoreRepeatedClick<A extends readonly unknown[]>(
  act: (...args: A) => void,
  now: () => number = () => performance.now(),
): (...args: A) => void {
  let last = Number.NEGATIVE_INFINITY
  return (...args) => {
    const moment = now()
    if (moment - last < pauseMs) return
    last = moment
    act(...args)
  }
}
