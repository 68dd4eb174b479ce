import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { accessErrors } from './errors.ts'
import { builtInRole, permissionKey, roleFields } from './fields.ts'

export const listPermissions = endpoint({
  method: 'GET',
  path: '/app/api/admin/access/permissions',
  kind: 'read',
  access: { permission: 'access.read' },
  summary: 'Every permission that a domain declares, and whether the caller holds it in the whole site.',
  result: z.object({
    rooms: z.array(
      z.object({
        room: z.string(),
        permissions: z.array(
          z.object({ key: permissionKey, roles: z.array(builtInRole), isMine: z.boolean() }),
        ),
      }),
    ),
  }),
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/app/api/admin/access/roles',
  kind: 'read',
  access: { permission: 'access.read' },
  summary: 'The built-in roles and those of the site, with how many people within reach hold each.',
  result: z.object({
    house: z.array(z.object({ role: builtInRole, permissions: z.array(permissionKey), holders: z.int() })),
    custom: z.array(
      z.object({
        id: id('access.role'),
        name: z.string(),
        description: z.string(),
        permissions: z.array(permissionKey),
        holders: z.int(),
        /** Whether the caller has all of these permissions in the whole site and so may change the role. */
        isMine: z.boolean(),
        updatedAt: moment,
      }),
    ),
  }),
})

const roleId = z.object({ id: id('access.role') })
const { ACCESS_BEYOND_RIGHTS, ACCESS_ROLE_NAME_TAKEN, ACCESS_ROLES_FULL, ACCESS_ROLE_HELD } = accessErrors

export const createRole = endpoint({
  method: 'POST',
  path: '/app/api/admin/access/roles',
  kind: 'write',
  access: { permission: 'access.grant' },
  summary: 'Makes a role out of permissions that the caller holds in the whole site.',
  body: roleFields,
  result: roleId,
  errors: [ACCESS_BEYOND_RIGHTS, ACCESS_ROLE_NAME_TAKEN, ACCESS_ROLES_FULL],
})

export const saveRole = endpoint({
  method: 'PUT',
  path: '/app/api/admin/access/roles/:id',
  kind: 'write',
  access: { permission: 'access.grant' },
  summary:
    'Changes a role for everyone who holds it; what it was and what it becomes must be within the caller’s own.',
  params: roleId,
  body: roleFields,
  result: roleId,
  errors: [commonErrors.NOT_FOUND, ACCESS_BEYOND_RIGHTS, ACCESS_ROLE_NAME_TAKEN],
})

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/access/roles/:id',
  kind: 'write',
  access: { permission: 'access.grant' },
  summary: 'Deletes a role that nobody holds any more.',
  params: roleId,
  result: roleId,
  errors: [commonErrors.NOT_FOUND, ACCESS_BEYOND_RIGHTS, ACCESS_ROLE_HELD],
})
