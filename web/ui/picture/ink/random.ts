/** Random numbers that are always the same for the same seed: a course keeps its cover. */
export type Random = {
  /** From 0 up to 1. */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  /** An integer, both ends included. */
  readonly whole: (low: number, high: number) => number
  readonly pick: <T>(things: readonly [T, ...T[]]) => T
  readonly chance: (probability: number) => boolean
}

/** FNV-1a, 32 bit. */
export function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

/** A counter through a 32-bit mixer, so that neighbouring ids give unrelated pictures. */
export function randomOf(seed: string): Random {
  let count = hash(seed)
  const next = () => {
    count = (count + 0x9e3779b9) | 0
    let mixed = Math.imul(count ^ (count >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
    chance: (probability) => next() < probability,
  }
}
