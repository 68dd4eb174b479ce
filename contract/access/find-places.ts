import { z } from 'zod'
import { endpoint, id, line } from '@lyceum/contract/kit'

export const findPlaces = endpoint({
  method: 'GET',
  path: '/app/api/admin/access/places',
  kind: 'read',
  access: { permission: 'access.read' },
  summary:
    'Scopes in which a role can be assigned, within reach: the first units by name, and the training centres.',
  query: z.object({ text: line(60, 0).optional() }),
  result: z.object({
    /** Whether the caller has access to the whole site and so may choose it and its centres. */
    isWhole: z.boolean(),
    units: z.array(z.object({ id: id('org.unit'), name: z.string(), parentName: z.string().nullable() })),
    centres: z.array(z.object({ id: id('org.centre'), name: z.string() })),
  }),
})
