import { z } from 'zod'
import { id, line } from '../kit/index.ts'

/** A permission key as the domains declare it, e.g. `people.read`. */
export const permissionKey = z
  .string()
  .regex(/^[a-z]+(?:\.[a-zA-Z]+)+$/)
  .max(60)
  .meta({ examples: ['people.read', 'org.read'] })

export const builtInRole = z.enum(['INSTR', 'TADM', 'ADM'])

export const scopeKind = z.enum(['site', 'unit', 'centre'])

/** Where a role applies. */
export const scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site') }),
  z.object({ kind: z.literal('unit'), id: id('org.unit') }),
  z.object({ kind: z.literal('centre'), id: id('org.centre') }),
])

/** Where a role applies, as shown: the name is omitted if the place is outside the reader's own scope. */
export const shownScope = z.object({
  kind: scopeKind,
  id: z.string().nullable(),
  name: z.string().nullable(),
})

/** Either a built-in role or a custom role of the site. */
export const whichRole = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('house'), role: builtInRole }),
  z.object({ kind: z.literal('custom'), id: id('access.role') }),
])

/** A role as shown; only a custom role has a name. */
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
