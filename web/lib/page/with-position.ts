/** Adds to each item its position, as a key for items without an id. */
export function withPosition<T extends object>(
  things: readonly T[],
): readonly (T & { readonly at: number })[] {
  return things.map((thing, at) => ({ ...thing, at }))
}
