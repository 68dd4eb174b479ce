import { unitIdsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'

/**
 * Whose words this person may take away, by the unit in which the author works. Whoever holds the right in one unit
 * answers for what its people say; without the right, for nobody's.
 */
export async function moderatedUnits(ctx: Ctx): Promise<(unitId: string | undefined) => boolean> {
  if (!ctx.actor.permissions.has('social.moderate')) return () => false
  const unitIds = await unitIdsWithin(ctx, 'social.moderate')
  if (unitIds === 'all') return () => true
  const within = new Set(unitIds)
  return (unitId) => unitId !== undefined && within.has(unitId)
}
