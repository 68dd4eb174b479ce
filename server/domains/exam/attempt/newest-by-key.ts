type Numbered = { readonly seq: number }

/** The item with the highest sequence number per key, whatever the order and repetition (INV-E03); of equals the first. */
export function newestBy<T extends Numbered>(
  all: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, T> {
  const newest = new Map<string, T>()
  for (const item of all) {
    const key = keyOf(item)
    const other = newest.get(key)
    if (!other || item.seq > other.seq) newest.set(key, item)
  }
  return newest
}
