type Placed = { readonly id: string; readonly path: readonly string[] }

/** A unit cannot stand in itself, nor in anything below it. */
export function makesCircle(unit: Placed, parent: Placed | undefined): boolean {
  return parent?.path.includes(unit.id) ?? false
}

/** The sisters with a unit before another one of them; before none, it comes last. */
export function placedBefore(sisters: readonly string[], unitId: string, beforeId: string | null): string[] {
  const others = sisters.filter((id) => id !== unitId)
  const at = beforeId === null ? -1 : others.indexOf(beforeId)
  return at < 0 ? [...others, unitId] : others.toSpliced(at, 0, unitId)
}

/** The sisters with a unit at the turn it had before, or last when there are fewer now. */
export function placedAt(sisters: readonly string[], unitId: string, turn: number): string[] {
  return sisters.filter((id) => id !== unitId).toSpliced(turn, 0, unitId)
}
