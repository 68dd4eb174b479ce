import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '@lyceum/contract/kit'
import { permissionKey, shownRole, shownScope } from './fields.ts'

/** Why access is denied; if several role assignments fail for different reasons, the closest one is given. */
const missing = z.enum(['active', 'role', 'permission', 'place'])

export const explainAccess = endpoint({
  method: 'GET',
  path: '/app/api/admin/access/why',
  kind: 'read',
  access: { permission: 'access.read' },
  summary:
    'Why somebody may, or may not: each role assignment, who granted it and when, its scope, and what is missing.',
  query: z.object({
    accountId: id('identity.account'),
    permission: permissionKey.optional(),
    unitId: id('org.unit').optional(),
    otherId: id('identity.account').optional(),
  }),
  result: z.object({
    person: z.object({ id: id('identity.account'), name: z.string(), isActive: z.boolean() }),
    permission: permissionKey.nullable(),
    /** The unit or person in question, with the units it belongs to. */
    object: z.object({ name: z.string(), units: z.array(z.string()) }).nullable(),
    isAllowed: z.boolean().nullable(),
    missing: missing.nullable(),
    holdings: z.array(
      z.object({
        id: id('access.holding').nullable(),
        role: shownRole,
        scope: shownScope,
        grantedAt: moment.nullable(),
        grantedBy: z.string().nullable(),
        permissions: z.array(permissionKey),
        carries: z.boolean().nullable(),
        covers: z.boolean().nullable(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})
