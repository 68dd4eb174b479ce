/**
 * Random numbers from a seed: the same seed always gives the same sequence on every machine, so that a paper can be drawn
 * again (INV-E15). Not for secrets: whoever knows the seed knows the paper.
 */
export type Seeded = () => number

/** A generator from 0 up to, but not including, 1 (sfc32, its state derived from the seed). */
export function seeded(seed: string): Seeded {
  let [a, b, c, counter] = stateOf(seed)
  const next = () => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4_294_967_296
  }
  for (let i = 0; i < 12; i += 1) next()
  return next
}

/** Every order is equally likely (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], random: Seeded): T[] {
  const rest = [...list]
  const order: T[] = []
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return order
}

/** A pseudo-random sort key for an id under a seed: sorting by it equals shuffling, and is cheap to compare. */
export function placeOf(seed: string, id: string): number {
  return mix(hash(hash(2_166_136_261, seed), id))
}

function stateOf(seed: string): [number, number, number, number] {
  const first = hash(2_166_136_261, seed)
  const second = hash(mix(first), seed)
  const third = hash(mix(second), seed)
  return [mix(first), mix(second), mix(third), 1]
}

function hash(from: number, text: string): number {
  let value = from
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619)
  return value >>> 0
}

/** Spreads differences in a few bits over all of them (murmur3 finalizer). */
function mix(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x85_eb_ca_6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2_b2_ae_35)
  return (h ^ (h >>> 16)) >>> 0
}
