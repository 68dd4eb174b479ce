/** Level 2 begins at 100 points; each level takes 100 more than the one before. */
const step = 100

/** Points at which a level begins: 0, 100, 300, 600, 1000 … */
export function pointsFor(level: number): number {
  return (step * level * (level - 1)) / 2
}

/** The level for a total of points earned. */
export function levelOf(lifetime: number): { level: number; from: number; next: number } {
  let level = Math.max(1, Math.floor((1 + Math.sqrt(1 + (8 * Math.max(0, lifetime)) / step)) / 2))
  // The square root may be slightly off at the border of two levels.
  while (pointsFor(level + 1) <= lifetime) level += 1
  while (level > 1 && pointsFor(level) > lifetime) level -= 1
  return { level, from: pointsFor(level), next: pointsFor(level + 1) }
}
