import type { findPlaces as contract } from '@lyceum/contract/access'
import type { Input, Result } from '@lyceum/contract/kit'
import { openCentres, reaches, reachOf, unitsFound } from '#domains/org'
import type { Ctx } from '#platform/ctx'

const shown = 20

/** Places that the caller may name. */
export async function findPlaces(
  ctx: Ctx,
  { text = '' }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const reach = await reachOf(ctx, 'access.read')
  const isWhole = reach.kind === 'site'
  const units = await unitsFound(ctx.db, reach, { text, limit: shown })
  return {
    isWhole,
    units: units.map(({ id, name, parentName, parentPath }) => ({
      id,
      name,
      parentName: parentPath && reaches(reach, parentPath) ? parentName : null,
    })),
    centres: isWhole ? await openCentres(ctx.db) : [],
  }
}
