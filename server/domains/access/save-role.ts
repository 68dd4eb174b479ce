import { accessErrors } from '@lyceum/contract/access'
import type * as contract from '@lyceum/contract/access'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  customRoles,
  deleteCustomRole,
  assigneesOf,
  insertCustomRole,
  isRoleNameTaken,
  lockCustomRole,
  recheckSessions,
  updateCustomRole,
} from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { declaredIn, type PermissionRegistry } from './permission-registry.ts'
import { refuseBeyond, rightsNow } from './check-rights.ts'

const maxRoles = 200
const everywhere = { kind: 'site' } as const

type Fields = Pick<Input<typeof contract.saveRole>, 'name' | 'description' | 'permissions'>

/** A role contains only what its creator has for the whole site (INV-R06). */
export async function createRole(
  ctx: Ctx,
  registry: PermissionRegistry,
  fields: Input<typeof contract.createRole>,
): Promise<Result<typeof contract.createRole>> {
  const role = asRow(ctx, registry, fields)
  await refuseBeyond(await rightsNow(ctx, registry), { permissions: role.permissions, place: everywhere })
  if ((await customRoles(ctx.db)).length >= maxRoles)
    fail(accessErrors.ACCESS_ROLES_FULL, { max: String(maxRoles) })
  const id = await insertCustomRole(ctx.db, role)
  if (id === undefined) return fail(accessErrors.ACCESS_ROLE_NAME_TAKEN, { name: role.name })
  await ctx.audit({
    action: 'access.role.create',
    object: `access.role:${id}`,
    before: null,
    after: shown(role),
  })
  return { id }
}

/** Changes a role for everyone who has it, from their next call on. */
export async function saveRole(
  ctx: Ctx,
  registry: PermissionRegistry,
  { id, ...fields }: Input<typeof contract.saveRole>,
): Promise<Result<typeof contract.saveRole>> {
  const before = (await lockCustomRole(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const role = asRow(ctx, registry, fields)
  const permissions = new Set([...before.permissions, ...role.permissions])
  await refuseBeyond(await rightsNow(ctx, registry), { permissions, place: everywhere })
  const isFree = !(await isRoleNameTaken(ctx.db, role.name, id)) && (await updateCustomRole(ctx.db, id, role))
  if (!isFree) fail(accessErrors.ACCESS_ROLE_NAME_TAKEN, { name: role.name })
  await recheckSessions(ctx, ...(await assigneesOf(ctx.db, id)))
  await ctx.audit({
    action: 'access.role.save',
    object: `access.role:${id}`,
    before: shown(before),
    after: shown(role),
  })
  return { id }
}

export async function deleteRole(
  ctx: Ctx,
  registry: PermissionRegistry,
  { id }: Input<typeof contract.deleteRole>,
): Promise<Result<typeof contract.deleteRole>> {
  const before = (await lockCustomRole(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { permissions } = before
  await refuseBeyond(await rightsNow(ctx, registry), { permissions, place: everywhere })
  const assignees = await assigneesOf(ctx.db, id)
  if (assignees.length > 0) fail(accessErrors.ACCESS_ROLE_HELD, { count: String(assignees.length) })
  await deleteCustomRole(ctx.db, id)
  await ctx.audit({
    action: 'access.role.delete',
    object: `access.role:${id}`,
    before: shown(before),
    after: null,
  })
  return { id }
}

/** Rejects undeclared permissions: they mean nothing now, but would take effect once a domain declares them. */
function asRow(ctx: Ctx, registry: PermissionRegistry, { name, description, permissions }: Fields) {
  const declared = declaredIn(registry)
  const unknown = permissions.filter((permission) => !declared.has(permission))
  if (unknown.length > 0) fail(accessErrors.ACCESS_BEYOND_RIGHTS, { count: String(unknown.length) })
  return { name, description, permissions: [...new Set(permissions)].toSorted(), updatedAt: ctx.now }
}

const shown = ({ name, description, permissions }: Omit<Fields, 'permissions'> & ShownPermissions) => ({
  name,
  description,
  permissions,
})

type ShownPermissions = { readonly permissions: readonly string[] }
