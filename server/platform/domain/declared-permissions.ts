import type { Domain } from '../domain.ts'

/** The permissions that the domains declare for a built-in role. */
export type RolePermissions = (role: string) => ReadonlySet<string>

export function permissionsOf(domains: readonly Domain[]): RolePermissions {
  const byRole = new Map<string, Set<string>>()
  for (const { permissions = {} } of domains) {
    for (const [permission, roles] of Object.entries(permissions)) {
      for (const role of roles) byRole.set(role, (byRole.get(role) ?? new Set()).add(permission))
    }
  }
  const none = new Set<string>()
  return (role) => byRole.get(role) ?? none
}
