type Numbered = { readonly seq: number }

/** By key the one with the highest number, whatever comes when and how often (INV-E03); of equal numbers the first. */
export function newestBy<T extends Numbered>(
  all: readonly T[],
  keyOf: (one: T) => string,
): ReadonlyMap<string, T> {
  const newest = new Map<string, T>()
  for (const one of all) {
    const key = keyOf(one)
    const other = newest.get(key)
    if (!other || one.seq > other.seq) newest.set(key, one)
  }
  return newest
}
