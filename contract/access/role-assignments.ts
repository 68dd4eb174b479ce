import { z } from 'zod'
import { identityErrors } from '@lyceum/contract/identity'
import { commonErrors, endpoint, id, line, moment, pageOf, pageQuery } from '@lyceum/contract/kit'
import { accessErrors } from './errors.ts'
import { builtInRole, scope, scopeKind, shownRole, shownScope, whichRole } from './fields.ts'

const person = z.object({ id: id('identity.account'), name: z.string() })

export const listRoleAssignments = endpoint({
  method: 'GET',
  path: '/app/api/admin/access/holdings',
  kind: 'read',
  access: { permission: 'access.read' },
  summary: 'Who holds which role and where, of the people within reach, the newest first.',
  query: pageQuery.extend({
    role: builtInRole.optional(),
    customRoleId: id('access.role').optional(),
    scope: scopeKind.optional(),
    unitId: id('org.unit').optional(),
    accountId: id('identity.account').optional(),
    text: line(60, 0).optional(),
  }),
  result: pageOf(
    z.object({
      id: id('access.holding'),
      person: person.extend({ userName: z.string() }),
      role: shownRole,
      scope: shownScope,
      grantedAt: moment,
      /** The last day on which the assignment is valid; null: until it is revoked. */
      lastDay: z.iso.date().nullable(),
      grantedBy: z.string().nullable(),
      /** Whether the caller may revoke it. */
      isMine: z.boolean(),
    }),
  ),
})

const grant = z.object({
  who: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('people'), ids: z.array(id('identity.account')).min(1).max(200) }),
    z.object({ kind: z.literal('heads'), unitId: id('org.unit').optional() }),
  ]),
  what: whichRole,
  scope,
  /** The last valid day in the site's time zone; omitted: until it is revoked. */
  lastDay: z.iso.date().optional(),
})

const { ACCESS_BEYOND_RIGHTS, ACCESS_SCOPE_OF_ROLE, ACCESS_TOO_MANY, ACCESS_DAY_OVER } = accessErrors

export const previewGrant = endpoint({
  method: 'POST',
  path: '/app/api/admin/access/holdings/preview',
  kind: 'read',
  access: { permission: 'access.grant' },
  summary: 'What a grant would do, without doing it: who would gain the role, and who holds it already.',
  body: grant,
  result: z.object({
    count: z.int(),
    already: z.int(),
    /** The first few people who would gain the role. */
    people: z.array(person.extend({ userName: z.string() })),
    /** Above this number of people the count must be confirmed. */
    brake: z.int(),
  }),
  errors: [commonErrors.NOT_FOUND, ACCESS_BEYOND_RIGHTS, ACCESS_SCOPE_OF_ROLE, ACCESS_DAY_OVER],
})

export const grantRoles = endpoint({
  method: 'POST',
  path: '/app/api/admin/access/holdings',
  kind: 'write',
  access: { permission: 'access.grant' },
  summary:
    'Gives a role to people, or to every head of a unit, in the whole site, one unit or one training centre.',
  body: grant.extend({ confirmed: z.int().min(0).max(100_000).optional() }),
  result: z.object({ count: z.int(), already: z.int(), ids: z.array(id('access.holding')) }),
  errors: [
    commonErrors.NOT_FOUND,
    ACCESS_BEYOND_RIGHTS,
    ACCESS_SCOPE_OF_ROLE,
    ACCESS_TOO_MANY,
    ACCESS_DAY_OVER,
    identityErrors.LAST_ADMINISTRATOR,
  ],
})

export const revokeRoleAssignments = endpoint({
  method: 'POST',
  path: '/app/api/admin/access/holdings/withdraw',
  kind: 'write',
  deed: 'change',
  access: { permission: 'access.grant' },
  summary: 'Revokes roles; running sessions lose them with their next call.',
  body: z.object({ ids: z.array(id('access.holding')).min(1).max(200) }),
  result: z.object({ count: z.int() }),
  errors: [commonErrors.NOT_FOUND, ACCESS_BEYOND_RIGHTS, identityErrors.LAST_ADMINISTRATOR],
})
