/** Moves one item of a list. */
export function moved<T>(things: readonly T[], from: number, to: number): readonly T[] {
  const thing = things[from]
  return thing === undefined ? things : things.toSpliced(from, 1).toSpliced(to, 0, thing)
}
