import { z } from 'zod'
import { commonErrors, endpoint, id, line } from '@lyceum/contract/kit'
import { socialErrors } from './errors.ts'
import { likedTarget, target } from './target.ts'

/** C-038. */
export const like = endpoint({
  method: 'POST',
  path: '/app/api/valuation/like',
  kind: 'write',
  access: 'user',
  summary: 'Likes something, or no longer; without `isLiked` it toggles.',
  body: likedTarget.extend({ isLiked: z.boolean().optional() }),
  result: z.object({ isLiked: z.boolean(), likes: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})

const collected = z.object({ isCollected: z.boolean(), collects: z.int() })

/** C-036. */
export const collect = endpoint({
  method: 'POST',
  path: '/app/api/collect',
  kind: 'write',
  access: 'user',
  summary: 'Puts something among my favourites; what is there already stays there.',
  body: target,
  result: collected,
  errors: [commonErrors.NOT_FOUND],
})

/** C-037. */
export const uncollect = endpoint({
  method: 'DELETE',
  path: '/app/api/collect',
  kind: 'write',
  access: 'user',
  summary: 'Takes something out of my favourites.',
  body: target,
  result: collected,
  errors: [commonErrors.NOT_FOUND],
})

/** C-035. */
export const share = endpoint({
  method: 'POST',
  path: '/app/api/share/save',
  kind: 'write',
  access: 'user',
  closedToExternals: true,
  summary: 'Shares something with chosen colleagues, with a few words.',
  body: target.extend({
    people: z.array(id('identity.account')).max(50),
    note: line(100, 0).default(''),
  }),
  result: z.object({ sent: z.int() }),
  errors: [
    commonErrors.NOT_FOUND,
    commonErrors.REPEAT_OPERATION_MSG,
    commonErrors.EXTERNAL_NO_ACCESS,
    socialErrors.SHARE_PERSON_REQUIRED,
  ],
})

export const findColleagues = endpoint({
  method: 'GET',
  path: '/app/api/share/people',
  kind: 'read',
  access: 'user',
  closedToExternals: true,
  summary: 'Colleagues whose name begins so, to share something with; ten at most.',
  query: z.object({ words: line(30) }),
  result: z.object({
    /** B-107: a chosen person is stored under these two names. */
    records: z.array(
      z.object({ tcoUsrEntId: id('identity.account'), usrDisplayBil: z.string(), unit: z.string() }),
    ),
  }),
  errors: [commonErrors.EXTERNAL_NO_ACCESS],
})
