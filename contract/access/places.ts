import { z } from 'zod'
import { endpoint, id, line } from '../kit/index.ts'

export const findPlaces = endpoint({
  method: 'GET',
  path: '/app/api/admin/access/places',
  kind: 'read',
  access: { permission: 'access.read' },
  summary:
    'Places in which a role can hold, within reach: the first units by name, and the training centres.',
  query: z.object({ text: line(60, 0).optional() }),
  result: z.object({
    /** Whether the caller reaches the whole site, and so may name it and its centres. */
    isWhole: z.boolean(),
    units: z.array(z.object({ id: id('org.unit'), name: z.string(), parentName: z.string().nullable() })),
    centres: z.array(z.object({ id: id('org.centre'), name: z.string() })),
  }),
})
