import type { Room } from './room.ts'

/** What the rooms declare that a role of the house may do. */
export type RolePermissions = (role: string) => ReadonlySet<string>

export function permissionsOf(rooms: readonly Room[]): RolePermissions {
  const byRole = new Map<string, Set<string>>()
  for (const { permissions = {} } of rooms) {
    for (const [permission, roles] of Object.entries(permissions)) {
      for (const role of roles) byRole.set(role, (byRole.get(role) ?? new Set()).add(permission))
    }
  }
  const none = new Set<string>()
  return (role) => byRole.get(role) ?? none
}
