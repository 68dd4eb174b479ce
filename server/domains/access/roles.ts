import type { listPermissions, listRoles } from '@lyceum/contract/access'
import type { Result } from '@lyceum/contract/kit'
import { customRoles, holderCounts } from '#domains/identity'
import { reachOf, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { House } from './house.ts'

const houseRoles = ['ADM', 'TADM', 'INSTR'] as const

/** Whether a permission is the caller's in the whole site. */
const isMine = ({ actor }: Ctx, permission: string) =>
  actor.permissions.get(permission)?.some(({ kind }) => kind === 'site') ?? false

export async function permissionsByRoom(ctx: Ctx, { rooms }: House): Promise<Result<typeof listPermissions>> {
  const shown = rooms.map(({ name, permissions = {} }) => ({
    room: name,
    permissions: Object.entries(permissions).map(([key, roles]) => ({
      key,
      roles: houseRoles.filter((role) => roles.includes(role)),
      isMine: isMine(ctx, key),
    })),
  }))
  return { rooms: shown.filter(({ permissions }) => permissions.length > 0) }
}

export async function rolesOfSite(ctx: Ctx, { ofRole }: House): Promise<Result<typeof listRoles>> {
  const reach = await reachOf(ctx, 'access.read')
  const counts = await holderCounts(ctx.db, (accountId) => within(reach, accountId))
  const holders = (role: string, customRoleId: string | null) =>
    counts.find((one) => one.role === role && one.customRoleId === customRoleId)?.count ?? 0
  const custom = await customRoles(ctx.db)
  return {
    house: houseRoles.map((role) => ({
      role,
      permissions: [...ofRole(role)].toSorted(),
      holders: holders(role, null),
    })),
    custom: custom.map(({ updatedAt, ...role }) => ({
      ...role,
      holders: holders('TADM', role.id),
      isMine: role.permissions.every((permission) => isMine(ctx, permission)),
      updatedAt: updatedAt.toISOString(),
    })),
  }
}
