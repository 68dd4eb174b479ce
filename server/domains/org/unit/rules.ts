type TreeUnit = { readonly id: string; readonly path: readonly string[] }

/** A unit cannot be moved into itself or below itself. */
export function makesCircle(unit: TreeUnit, parent: TreeUnit | undefined): boolean {
  return parent?.path.includes(unit.id) ?? false
}

/** The siblings with a unit placed before another one; null: last. */
export function moveBefore(sisters: readonly string[], unitId: string, beforeId: string | null): string[] {
  const others = sisters.filter((id) => id !== unitId)
  const at = beforeId === null ? -1 : others.indexOf(beforeId)
  return at < 0 ? [...others, unitId] : others.toSpliced(at, 0, unitId)
}

/** The siblings with a unit at its previous position, or last when there are fewer now. */
export function moveToIndex(sisters: readonly string[], unitId: string, turn: number): string[] {
  return sisters.filter((id) => id !== unitId).toSpliced(turn, 0, unitId)
}
