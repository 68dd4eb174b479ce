/** Things that have no name but their place in a list, with that place to know them by. */
export function placed<T extends object>(things: readonly T[]): readonly (T & { readonly at: number })[] {
  return things.map((thing, at) => ({ ...thing, at }))
}
