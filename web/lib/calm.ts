const pauseMs = 500

/** The same click again within half a second is a trembling hand, and not heard. */
export function calm<A extends readonly unknown[]>(
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
