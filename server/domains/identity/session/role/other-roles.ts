import type { Actor } from '#platform/ctx'
import type { Db } from '#platform/db'
import type { RolePermissions } from '#platform/domain/declared-permissions'
import { allRoleAssignments } from '../store.ts'

type RoleQuery = { readonly actor: Actor; readonly required: readonly string[] }

/** Whether another role of the person would allow what the active one does not: then a switch helps (E-101). */
export async function mayInAnotherRole(
  db: Db,
  ofRole: RolePermissions,
  { actor, required }: RoleQuery,
): Promise<boolean> {
  if (required.length === 0) return false
  const others = (await allRoleAssignments(db, actor.id)).filter(({ role }) => role !== actor.role)
  return others.some(({ role, permissions }) =>
    required.some((permission) => permissions?.includes(permission) ?? ofRole(role).has(permission)),
  )
}
