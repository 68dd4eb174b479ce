import { z } from 'zod'
import { identityErrors } from '../identity/errors.ts'
import { commonErrors, endpoint, id } from '../kit/index.ts'
import { peopleErrors } from './errors.ts'

export const beginViewAs = endpoint({
  method: 'POST',
  path: '/app/api/admin/people/:id/view-as',
  kind: 'write',
  access: { permission: 'people.viewAs' },
  deed: 'run',
  summary: 'Shows me the portal as a person sees it, for reading only and half an hour at most.',
  params: z.object({ id: id('identity.account') }),
  result: z.object({ url: z.string() }),
  errors: [commonErrors.NOT_FOUND, identityErrors.RIGHTS_BEYOND_MINE, peopleErrors.VIEW_AS_IMPOSSIBLE],
})

/** Public: the half hour may be over, and going back must still work. */
export const endViewAs = endpoint({
  method: 'POST',
  path: '/app/api/view-as/end',
  kind: 'write',
  access: 'public',
  whileViewing: true,
  summary: 'Back to my own session, if it is still in force.',
  result: z.object({ url: z.string() }),
})
