import { z } from 'zod'
import { commonErrors, endpoint, id } from '../kit/index.ts'
import { socialErrors } from './errors.ts'

const whom = z.object({ userId: id('identity.account') })
const followed = z.object({ isFollowed: z.boolean(), fans: z.int() })

/** C-263. */
export const follow = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/attention',
  kind: 'write',
  access: 'user',
  summary: 'Follows a colleague; whoever is followed already stays so, and is counted once.',
  body: whom,
  result: followed,
  errors: [commonErrors.NOT_FOUND, socialErrors.FOLLOW_ONESELF],
})

/** C-264. */
export const unfollow = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/my/attention',
  kind: 'write',
  access: 'user',
  summary: 'Follows a colleague no longer.',
  body: whom,
  result: followed,
  errors: [commonErrors.NOT_FOUND, socialErrors.FOLLOW_ONESELF],
})
