/** Whole seconds until a moment; 0 afterwards. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000))
