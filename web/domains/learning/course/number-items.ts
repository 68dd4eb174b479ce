/** Gives items without ids a key by their index, for lists that are never reordered. */
export function numbered<T>(list: readonly T[]): readonly { readonly place: string; readonly it: T }[] {
  return list.map((it, at) => ({ place: `place-${at}`, it }))
}
