import { z } from 'zod'
import { identityErrors } from '../identity/index.ts'
import { commonErrors, endpoint, id, line, moment, pageOf, pageQuery } from '../kit/index.ts'
import { accessErrors } from './errors.ts'
import { houseRole, scope, scopeKind, shownRole, shownScope, whichRole } from './fields.ts'

const person = z.object({ id: id('identity.account'), name: z.string() })

export const listHoldings = endpoint({
  method: 'GET',
  path: '/app/api/admin/access/holdings',
  kind: 'read',
  access: { permission: 'access.read' },
  summary: 'Who holds which role and where, of the people within reach, the newest first.',
  query: pageQuery.extend({
    role: houseRole.optional(),
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
      /** The last day on which it holds; null: until it is taken back. */
      lastDay: z.iso.date().nullable(),
      grantedBy: z.string().nullable(),
      /** Whether the caller may take it back. */
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
  /** The last day on which it shall hold, on the clocks of the site; left out: until it is taken back. */
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
    /** The first of those who would gain it. */
    people: z.array(person.extend({ userName: z.string() })),
    /** Above this many the number must be confirmed. */
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

export const withdrawHoldings = endpoint({
  method: 'POST',
  path: '/app/api/admin/access/holdings/withdraw',
  kind: 'write',
  deed: 'change',
  access: { permission: 'access.grant' },
  summary: 'Takes roles back; they are gone from running sessions with the next call.',
  body: z.object({ ids: z.array(id('access.holding')).min(1).max(200) }),
  result: z.object({ count: z.int() }),
  errors: [commonErrors.NOT_FOUND, ACCESS_BEYOND_RIGHTS, identityErrors.LAST_ADMINISTRATOR],
})
