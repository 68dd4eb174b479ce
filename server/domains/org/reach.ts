import type { Ctx, Scope } from '#platform/ctx'
import type { Reach } from './rules.ts'
import { hasJobWithin, unitsOfCentres } from './reach-queries.ts'

/** Where the person may use one of these permissions; without any, no unit is reached. */
export async function reachOf(ctx: Ctx, ...permissions: readonly string[]): Promise<Reach> {
  const scopes = permissions.flatMap((permission) => ctx.actor.permissions.get(permission) ?? [])
  if (scopes.some(({ kind }) => kind === 'site')) return { kind: 'site' }
  const centreIds = [...new Set(idsOf(scopes, 'centre'))]
  const ofCentres = centreIds.length > 0 ? await unitsOfCentres(ctx.db, centreIds) : []
  return { kind: 'units', unitIds: [...new Set([...idsOf(scopes, 'unit'), ...ofCentres])] }
}

/** Whether a person may be seen with this permission: has an open job within its reach. */
export async function personWithin(ctx: Ctx, permission: string, accountId: string): Promise<boolean> {
  const reach = await reachOf(ctx, permission)
  return reach.kind === 'site' || hasJobWithin(ctx.db, reach.unitIds, accountId)
}

function idsOf(scopes: readonly Scope[], kind: 'unit' | 'centre'): string[] {
  return scopes.flatMap((scope) => (scope.kind === kind ? [scope.id] : []))
}
