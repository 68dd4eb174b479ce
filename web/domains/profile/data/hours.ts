/** Seconds as hours with at most one decimal: `38.3`, `6`. */
export const hoursOf = (seconds: number): string => String(Math.round(seconds / 360) / 10)
