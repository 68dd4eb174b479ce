/** How far a permission of somebody goes: the whole site, or some units with all below them. */
export type Reach =
  | { readonly kind: 'site' }
  | { readonly kind: 'units'; readonly unitIds: readonly string[] }

/** Whether a unit, told by its path from the root, lies within reach. */
export function reaches(reach: Reach, path: readonly string[]): boolean {
  return reach.kind === 'site' || path.some((unitId) => reach.unitIds.includes(unitId))
}
