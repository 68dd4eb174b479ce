import { permissionsOf, type RolePermissions } from '#platform/domain/declared-permissions'
import type { Domain } from '#platform/domain'

/** What this domain needs to know of all others: the permissions they declare, and what the built-in roles contain. */
export type PermissionRegistry = {
  readonly domains: readonly Domain[]
  readonly ofRole: RolePermissions
}

/** Evaluated on the first call, because this domain is loaded before most of the domains it needs. */
export function makeRegistry(domains: () => readonly Domain[]): () => PermissionRegistry {
  let known: PermissionRegistry | undefined
  return () => (known ??= { domains: domains(), ofRole: permissionsOf(domains()) })
}

export function declaredIn({ domains }: PermissionRegistry): ReadonlySet<string> {
  return new Set(domains.flatMap(({ permissions = {} }) => Object.keys(permissions)))
}

/** The permissions needed to grant a built-in role: all of the role's that an administrator can have at all. */
export function askedOf({ ofRole }: PermissionRegistry, role: string): string[] {
  const administrators = ofRole('ADM')
  return ['access.grant', ...[...ofRole(role)].filter((permission) => administrators.has(permission))]
}
