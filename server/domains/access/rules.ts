/** What one holding does for a question; null: it was not asked. */
export type Judged = {
  readonly id: string | null
  readonly carries: boolean | null
  readonly covers: boolean | null
}

/** What is missing for an act, told by the holding that comes nearest; null: nothing, it is allowed. */
export function nearestMiss(
  holdings: readonly Judged[],
  isActive: boolean,
): 'active' | 'role' | 'permission' | 'place' | null {
  if (!isActive) return 'active'
  const carrying = holdings.filter(({ carries }) => carries === true)
  if (carrying.some(({ covers }) => covers !== false)) return null
  if (carrying.length > 0) return 'place'
  return holdings.some(({ id }) => id !== null) ? 'permission' : 'role'
}
