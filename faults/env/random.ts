/** Random numbers from a seed (mulberry32), so that a failed run can be repeated. */
export type Random = {
  readonly fraction: () => number
  /** A whole number from `low` up to and including `high`. */
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  readonly chance: (probability: number) => boolean
}

export function seeded(seed: number): Random {
  let state = seed | 0
  const fraction = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1))
  return {
    fraction,
    between,
    pick: (from) => {
      const found = from[between(0, from.length - 1)]
      if (found === undefined) throw new Error('nothing to pick from')
      return found
    },
    chance: (probability) => fraction() < probability,
  }
}

export const newSeed = () => Math.floor(Math.random() * 2 ** 31)
