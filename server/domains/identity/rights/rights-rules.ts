import type { Permissions, Scope } from '#platform/ctx'

/** An assigned role: where, and, for a custom role, what it allows. */
export type RoleAssignment = {
  readonly role: string
  readonly scope: 'site' | 'unit' | 'centre'
  readonly scopeId: string | null
  readonly permissions: readonly string[] | null
}

type RoleOwner = {
  readonly role: string
  readonly permissions: Permissions
  readonly roleAssignments: readonly RoleAssignment[]
}

/**
 * Whether one person has all the rights of another, in the same places. Nobody views as, or acts on, somebody with
 * more rights: setting their password would give access to those rights. A system administrator has what the built-in
 * roles allow; custom roles are compared right by right.
 */
export function hasAllRights(owner: RoleOwner, roleAssignments: readonly RoleAssignment[]): boolean {
  return roleAssignments.every((assignment) =>
    assignment.permissions
      ? assignment.permissions.every((permission) =>
          isWithin(assignment, owner.permissions.get(permission) ?? []),
        )
      : hasRole(owner, assignment),
  )
}

function hasRole({ role, roleAssignments }: RoleOwner, assignment: RoleAssignment): boolean {
  if (role === 'ADM') return true
  if (assignment.role === 'NLRN') return true
  const same = roleAssignments.filter(
    (own) => own.role === assignment.role && own.role === role && own.permissions === null,
  )
  return isWithin(assignment, same.map(scopeOf))
}

const scopeOf = ({ scope, scopeId }: RoleAssignment): Scope =>
  scope === 'site' || scopeId === null ? { kind: 'site' } : { kind: scope, id: scopeId }

/** A narrower place counts only when it is exactly the same one. */
function isWithin(assignment: RoleAssignment, scopes: readonly Scope[]): boolean {
  return scopes.some(
    (scope) => scope.kind === 'site' || (scope.kind === assignment.scope && scope.id === assignment.scopeId),
  )
}
