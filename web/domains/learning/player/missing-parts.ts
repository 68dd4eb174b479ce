export type Stretch = readonly [from: number, to: number]

/** The parts not yet proved to be seen. */
export function missingParts(covered: readonly Stretch[], length: number): Stretch[] {
  const edges = [0, ...covered.flatMap(([from, to]) => [from, Math.min(to, length)]), length]
  return Array.from({ length: edges.length / 2 }, (_, i): Stretch => [
    edges[i * 2] ?? 0,
    edges[i * 2 + 1] ?? 0,
  ]).filter(([from, to]) => to - from > 0)
}

/** The longest few, in order. */
export function longestParts(missing: readonly Stretch[]): Stretch[] {
  const longest = new Set(missing.toSorted(([a, b], [c, d]) => d - c - (b - a)).slice(0, 3))
  return missing.filter((stretch) => longest.has(stretch))
}
