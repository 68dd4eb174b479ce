import type { Scope } from '#platform/ctx'

/** A file is kept so long after it was made. */
export const keptMs = 7 * 86_400_000

/** So many files somebody may have in the making. */
export const mostUnderWay = 5

/** Whoever held a right somewhere must hold it there still: a file made for the whole site is not for one unit's hands. */
export function stillCovers(then: readonly Scope[], now: readonly Scope[]): boolean {
  if (now.some(({ kind }) => kind === 'site')) return true
  const held = new Set(now.map(placeOf))
  return then.length > 0 && then.every((scope) => held.has(placeOf(scope)))
}

const placeOf = (scope: Scope) => (scope.kind === 'site' ? 'site' : `${scope.kind}:${scope.id}`)

/** `审计日志-20260318-0905.xlsx`, on the clocks of the site. */
export function fileName(title: string, shownTime: string, format: string): string {
  const stamp = shownTime.replace(/[-:]/g, '').replace(' ', '-').slice(0, 13)
  return `${title}-${stamp}.${format}`
}
