import { permissionsOf, type RolePermissions } from '#platform/declared-permissions'
import type { Room } from '#platform/room'

/** What this room must know of all others: which permissions they ask for, and what the roles of the house hold. */
export type House = {
  readonly rooms: readonly Room[]
  readonly ofRole: RolePermissions
}

/** Asked when a call comes, for the room stands below most of those it must know of. */
export function houseOf(rooms: () => readonly Room[]): () => House {
  let known: House | undefined
  return () => (known ??= { rooms: rooms(), ofRole: permissionsOf(rooms()) })
}

export function declaredIn({ rooms }: House): ReadonlySet<string> {
  return new Set(rooms.flatMap(({ permissions = {} }) => Object.keys(permissions)))
}

/** What one must hold oneself to hand on a role of the house: all of it that an administrator can hold at all. */
export function askedOf({ ofRole }: House, role: string): string[] {
  const administrators = ofRole('ADM')
  return ['access.grant', ...[...ofRole(role)].filter((permission) => administrators.has(permission))]
}
