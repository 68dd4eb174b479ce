import { accessErrors } from '@lyceum/contract/access'
import { lockRoleAssignments, permissionsFrom } from '#domains/identity'
import { type Reach, reaches, reachOf } from '#domains/org'
import type { Ctx, Permissions, Scope } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { PermissionRegistry } from './permission-registry.ts'

/**
 * What the caller may do at this moment, not what the session has cached, locked until the transaction ends: a right
 * that is withdrawn meanwhile is either gone, or was passed on before (INV-R06).
 */
export async function rightsNow(ctx: Ctx, { ofRole }: PermissionRegistry): Promise<MissingCounter> {
  const { id, role } = ctx.actor
  const roleAssignments = await lockRoleAssignments(ctx.db, id, role)
  return makeMissingCounter(
    ctx,
    permissionsFrom(ofRole(roleAssignments.length > 0 ? role : 'NLRN'), roleAssignments),
  )
}

/** A place in which a role is valid; a unit with its path from the root. */
export type Place =
  | { readonly kind: 'site' }
  | { readonly kind: 'unit'; readonly id: string; readonly path: readonly string[] }
  | { readonly kind: 'centre'; readonly id: string }

type RequiredRights = { readonly permissions: Iterable<string>; readonly place: Place }

/** Returns how many of the permissions a person with these rights lacks in a place. */
export type MissingCounter = (required: RequiredRights) => Promise<number>

export function makeMissingCounter(ctx: Ctx, rights: Permissions): MissingCounter {
  const asAssignee = { ...ctx, actor: { ...ctx.actor, permissions: rights } }
  const known = new Map<string, Promise<Reach>>()
  // Most permissions of a person are valid in the same places, so each set of places is looked up once.
  const reach = (permission: string) => {
    const key = JSON.stringify(rights.get(permission) ?? [])
    const found = known.get(key) ?? reachOf(asAssignee, permission)
    known.set(key, found)
    return found
  }
  return async ({ permissions, place }) => {
    let count = 0
    for (const permission of permissions) {
      const scopes = rights.get(permission) ?? []
      if (!covers(await reach(permission), scopes, place)) count += 1
    }
    return count
  }
}

/** Whether these rights cover the whole of a place. */
function covers(reach: Reach, scopes: readonly Scope[], place: Place): boolean {
  if (reach.kind === 'site') return true
  if (place.kind === 'unit') return reaches(reach, place.path)
  return place.kind === 'centre' && scopes.some((scope) => scope.kind === 'centre' && scope.id === place.id)
}

/** Rejects what goes beyond the caller's own rights. */
export async function refuseBeyond(countMissing: MissingCounter, required: RequiredRights): Promise<void> {
  const count = await countMissing(required)
  if (count > 0) fail(accessErrors.ACCESS_BEYOND_RIGHTS, { count: String(count) })
}
