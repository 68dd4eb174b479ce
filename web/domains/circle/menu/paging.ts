/** Splits a list into pages; there is always at least one, perhaps empty. */
export function inPages<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const pages = Array.from({ length: Math.ceil(list.length / size) }, (_none, at) =>
    list.slice(at * size, (at + 1) * size),
  )
  return pages.length > 0 ? pages : [[]]
}
