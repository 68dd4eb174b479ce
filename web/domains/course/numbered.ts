/** Things without names of their own, each with its place: they are drawn once and never move. */
export function numbered<T>(list: readonly T[]): readonly { readonly place: string; readonly it: T }[] {
  return list.map((it, at) => ({ place: `place-${at}`, it }))
}
