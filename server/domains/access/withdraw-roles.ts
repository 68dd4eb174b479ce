import type { revokeRoleAssignments as contract } from '@lyceum/contract/access'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { listRoleAssignments, withdrawRole } from '#domains/identity'
import { reachOf, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { placesOf } from './role-assignments.ts'
import { askedOf, type PermissionRegistry } from './permission-registry.ts'
import { refuseBeyond, rightsNow } from './check-rights.ts'

/** Withdraws roles that the caller could have granted; one missing id rejects all. */
export async function revokeRoleAssignments(
  ctx: Ctx,
  registry: PermissionRegistry,
  { ids: requestedIds }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const ids = [...new Set(requestedIds)]
  const reach = await reachOf(ctx, 'access.grant')
  const page = { limit: ids.length, offset: 0 }
  const rows = await listRoleAssignments(ctx.db, (accountId) => within(reach, accountId), { ids, ...page })
  if (rows.length < ids.length) fail(commonErrors.NOT_FOUND)
  const countMissing = await rightsNow(ctx, registry)
  const placeOf = await placesOf(ctx, rows)
  for (const row of rows) {
    const permissions = ['access.grant', ...(row.permissions ?? askedOf(registry, row.role))]
    // A deleted unit is in no administrator's scope; only an administrator of the whole site can clean up.
    await refuseBeyond(countMissing, { permissions, place: placeOf(row) ?? { kind: 'site' } })
  }
  await withdrawRole(ctx, ids)
  return { count: ids.length }
}
