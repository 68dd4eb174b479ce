import type { explainAccess as contract } from '@lyceum/contract/access'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { listRoleAssignments, peopleNamed, permissionsFrom } from '#domains/identity'
import { type Reach, reachOf, within } from '#domains/org'
import type { Ctx, Permissions } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { PermissionRegistry } from './permission-registry.ts'
import { type AccessTarget, askedAbout, isWithinReach } from './access-target.ts'
import { granterNames, placeNames } from './places.ts'
import { type CheckedAssignment, nearestMiss } from './rules.ts'

const most = 200

/**
 * Explains why a person is or is not allowed to do something. Each role assignment is evaluated alone with the
 * functions that sessions and queries use (`permissionsFrom`, `reachOf`): what it gives, and whether the object is
 * within its place.
 */
export async function explainAccess(
  ctx: Ctx,
  registry: PermissionRegistry,
  { accountId, permission, ...about }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const reach = await reachOf(ctx, 'access.read')
  const seen = (id: string) => within(reach, id)
  const [person] = await peopleNamed(ctx.db, seen, [accountId])
  if (!person) return fail(commonErrors.NOT_FOUND)
  const object = await askedAbout(ctx, reach, about)
  const rows = await listRoleAssignments(ctx.db, seen, { accountId, limit: most, offset: 0 })
  const nameOf = await placeNames(ctx, reach, rows)
  const granterOf = await granterNames(ctx, reach, rows)
  const isActive = person.state === 'active' && !(person.expiresAt && person.expiresAt <= ctx.now)
  const roleAssignments: Result<typeof contract>['holdings'] = []
  for (const row of [...rows, everyone]) {
    const rights = permissionsFrom(registry.ofRole(row.role), [row])
    roleAssignments.push({
      id: row.id,
      role: { role: row.role, customRoleId: row.customRoleId, name: row.roleName },
      scope: nameOf(row),
      grantedAt: row.grantedAt?.toISOString() ?? null,
      grantedBy: granterOf(row),
      permissions: [...rights.keys()].toSorted(),
      ...(await checkAssignment(ctx, rights, { permission, object })),
    })
  }
  return {
    person: { id: person.id, name: person.name, isActive },
    permission: permission ?? null,
    object: object ? { name: object.name, units: object.units.map(({ name }) => name) } : null,
    ...resultOf(roleAssignments, isActive, permission),
    holdings: roleAssignments,
  }
}

/** Everyone is a learner without a grant. */
const everyone = {
  id: null,
  role: 'NLRN',
  customRoleId: null,
  roleName: null,
  scope: 'site',
  scopeId: null,
  permissions: null,
  grantedAt: null,
  grantedBy: null,
} as const

type Question = { readonly permission: string | undefined; readonly object: AccessTarget | undefined }

/** What one role assignment contributes: whether it has the permission, and whether it covers the object. */
async function checkAssignment(ctx: Ctx, rights: Permissions, { permission, object }: Question) {
  if (permission === undefined) return { carries: null, covers: null }
  const carries = rights.has(permission)
  if (!object || !carries) return { carries, covers: null }
  const asAssignee = { ...ctx, actor: { ...ctx.actor, permissions: rights } }
  const reach: Reach = await reachOf(asAssignee, permission)
  return { carries, covers: isWithinReach(reach, object) }
}

function resultOf(
  roleAssignments: readonly CheckedAssignment[],
  isActive: boolean,
  permission: string | undefined,
) {
  if (permission === undefined) return { isAllowed: null, missing: null }
  const missing = nearestMiss(roleAssignments, isActive)
  return { isAllowed: missing === null, missing }
}
