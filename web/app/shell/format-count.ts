/** A count in a badge: empty at zero, at most 99+. */
export function badgeOf(count: number): string {
  if (count <= 0) return ''
  return count > 99 ? '99+' : String(count)
}

/** A count in a list: zero is shown as two hyphens. */
export const listedCount = (count: number): string => (count > 0 ? String(count) : '--')
