import type * as contract from '@lyceum/contract/access'
import type { Result } from '@lyceum/contract/kit'
import { customRoles, assigneeCounts } from '#domains/identity'
import { reachOf, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { PermissionRegistry } from './permission-registry.ts'

const builtInRoles = ['ADM', 'TADM', 'INSTR'] as const

/** Whether the caller has a permission for the whole site. */
const isMine = ({ actor }: Ctx, permission: string) =>
  actor.permissions.get(permission)?.some(({ kind }) => kind === 'site') ?? false

export async function listPermissions(
  ctx: Ctx,
  { domains }: PermissionRegistry,
): Promise<Result<typeof contract.listPermissions>> {
  const shown = domains.map(({ name, permissions = {} }) => ({
    room: name,
    permissions: Object.entries(permissions).map(([key, roles]) => ({
      key,
      roles: builtInRoles.filter((role) => roles.includes(role)),
      isMine: isMine(ctx, key),
    })),
  }))
  return { rooms: shown.filter(({ permissions }) => permissions.length > 0) }
}

export async function listRoles(
  ctx: Ctx,
  { ofRole }: PermissionRegistry,
): Promise<Result<typeof contract.listRoles>> {
  const reach = await reachOf(ctx, 'access.read')
  const counts = await assigneeCounts(ctx.db, (accountId) => within(reach, accountId))
  const assigneeCount = (role: string, customRoleId: string | null) =>
    counts.find((row) => row.role === role && row.customRoleId === customRoleId)?.count ?? 0
  const custom = await customRoles(ctx.db)
  return {
    house: builtInRoles.map((role) => ({
      role,
      permissions: [...ofRole(role)].toSorted(),
      holders: assigneeCount(role, null),
    })),
    custom: custom.map(({ updatedAt, ...role }) => ({
      ...role,
      holders: assigneeCount('TADM', role.id),
      isMine: role.permissions.every((permission) => isMine(ctx, permission)),
      updatedAt: updatedAt.toISOString(),
    })),
  }
}
