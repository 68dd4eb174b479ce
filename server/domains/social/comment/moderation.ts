import { unitIdsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'

/**
 * Whose comments this person may remove, by the author's unit. With the permission in one unit, those of its people;
 * without it, nobody's.
 */
export async function moderatedUnits(ctx: Ctx): Promise<(unitId: string | undefined) => boolean> {
  if (!ctx.actor.permissions.has('social.moderate')) return () => false
  const unitIds = await unitIdsWithin(ctx, 'social.moderate')
  if (unitIds === 'all') return () => true
  const within = new Set(unitIds)
  return (unitId) => unitId !== undefined && within.has(unitId)
}
