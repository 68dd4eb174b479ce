import { z } from 'zod'
import { endpoint, id } from '../kit/index.ts'

export { orgErrors } from './errors.ts'
export { audience, type AudienceMember } from './audience.ts'
export * from './centres.ts'
export * from './positions.ts'
export * from './units.ts'

const node = z.object({
  id: id('org.unit'),
  parentId: id('org.unit').nullable(),
  code: z.string(),
  name: z.string(),
  hasChildren: z.boolean(),
})

/** C-025. A flat list, parents before children: the client builds the tree. */
export const getUnitTree = endpoint({
  method: 'GET',
  path: '/app/api/usergroup/tree_user_group',
  kind: 'read',
  access: 'user',
  summary: 'The whole tree of the organisation, for people pickers.',
  result: z.object({ nodes: z.array(node) }),
})

/** C-026. */
export const getUnitChildren = endpoint({
  method: 'GET',
  path: '/app/api/usergroup/tree_user_group_lazy',
  kind: 'read',
  access: 'user',
  summary: 'One level of the tree: the units below one, or the roots.',
  query: z.object({ parentId: id('org.unit').optional() }),
  result: z.object({ records: z.array(node) }),
})

/** C-021. The training centres of this person's units; the site itself is the first one and the default. */
export const getTrainingReference = endpoint({
  method: 'GET',
  path: '/app/api/reference/training',
  kind: 'read',
  access: 'user',
  summary: 'The training centres that this person sees, and the one that is meant when none is named.',
  result: z.object({
    centers: z.array(z.object({ tcrId: z.string(), name: z.string() })),
    defaultTcrId: z.string(),
  }),
})

/** C-302. */
export const countSubordinates = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/subordinate/count',
  kind: 'read',
  access: 'user',
  summary: 'How many people work in the units that I lead, and below them.',
  result: z.object({ count: z.int() }),
})
