import { z } from 'zod'
import { commonErrors, endpoint, id } from '@lyceum/contract/kit'
import { audiences } from './enums.ts'

const audience = z.enum(audiences)
const secret = z.object({
  data: audience,
  share: audience,
  follow: audience,
  about: audience,
  birthday: audience,
})

/** C-257. */
export const getMySecret = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/secret-detail',
  kind: 'read',
  access: 'user',
  summary: 'Who may see each part of my profile.',
  result: secret,
})

/** C-293. */
export const saveMySecret = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/my/update-secret',
  kind: 'write',
  access: 'user',
  summary: 'Chooses who may see which part of my profile; what is left out stays as it is.',
  body: secret.partial(),
  result: secret,
})

/** C-259. Every endpoint that shows something of a person checks the same again (B-425). */
export const getAccessRights = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/secret/access-rights/:id',
  kind: 'read',
  access: 'user',
  summary: 'Which parts of a person I may see, and why.',
  params: z.object({ id: id('profile.person') }),
  result: z.object({
    /** Whether every part is visible. */
    allowed: z.boolean(),
    reason: z.enum(['own', 'followed', 'everyone', 'hidden']),
    parts: z.object({
      data: z.boolean(),
      share: z.boolean(),
      follow: z.boolean(),
      about: z.boolean(),
      birthday: z.boolean(),
    }),
  }),
  errors: [commonErrors.NOT_FOUND],
})
