/** A count in a badge: nothing at zero, and no more than two digits. */
export function badgeOf(count: number): string {
  if (count <= 0) return ''
  return count > 99 ? '99+' : String(count)
}

/** A count in a list: zero is two hyphens. */
export const listedCount = (count: number): string => (count > 0 ? String(count) : '--')
