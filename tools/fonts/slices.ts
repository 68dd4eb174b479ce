/** Characters by priority, cut into files: the application's own first. */
export function slicesOf(first: readonly string[], rest: readonly string[], count: number): string[][] {
  const opened = new Set(first)
  const others = [...new Set(rest)].filter((character) => !opened.has(character))
  const length = Math.ceil(others.length / count)
  const slices = Array.from({ length: count }, (_, i) => others.slice(i * length, (i + 1) * length))
  return [[...opened], ...slices].filter((slice) => slice.length > 0)
}

/** A CSS `unicode-range`: sorted code points, adjacent ones joined. */
export function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const runs: { readonly from: number; to: number }[] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point <= last.to + 1) last.to = point
    else runs.push({ from: point, to: point })
  }
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

const hex = (point: number) => point.toString(16)
