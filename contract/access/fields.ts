import { z } from 'zod'
import { id, line } from '../kit/index.ts'

/** A right, as the rooms declare them: `people.read`. */
export const permissionKey = z
  .string()
  .regex(/^[a-z]+(?:\.[a-zA-Z]+)+$/)
  .max(60)
  .meta({ examples: ['people.read', 'org.read'] })

export const houseRole = z.enum(['INSTR', 'TADM', 'ADM'])

export const scopeKind = z.enum(['site', 'unit', 'centre'])

/** Where a role is to hold. */
export const scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site') }),
  z.object({ kind: z.literal('unit'), id: id('org.unit') }),
  z.object({ kind: z.literal('centre'), id: id('org.centre') }),
])

/** Where a role holds, as it is shown: the name is missing where the place lies outside the reader's own reach. */
export const shownScope = z.object({
  kind: scopeKind,
  id: z.string().nullable(),
  name: z.string().nullable(),
})

/** Which role: one of the house, or one that the site has made. */
export const whichRole = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('house'), role: houseRole }),
  z.object({ kind: z.literal('custom'), id: id('access.role') }),
])

/** A role as it is shown: the name is that of a custom one. */
export const shownRole = z.object({
  role: z.enum(['NLRN', 'INSTR', 'TADM', 'ADM']),
  customRoleId: id('access.role').nullable(),
  name: z.string().nullable(),
})

export const roleFields = z.object({
  name: line(40),
  description: line(200, 0).default(''),
  permissions: z.array(permissionKey).min(1).max(200),
})
