import { z } from 'zod'
import { commonErrors, endpoint, id, line } from '../kit/index.ts'
import { profileErrors } from './errors.ts'

const met = z.object({
  usrEntId: id('identity.account'),
  name: z.string(),
  unit: z.string(),
  position: z.string(),
  userPoto: z.string(),
  isFollowed: z.boolean(),
  isOwn: z.boolean(),
})

const page = {
  /** Cursor: the end of the previous page. */
  beneath: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional(),
  pageSize: z.coerce.number().int().min(1).max(50).default(20),
}
const list = z.object({ records: z.array(met), next: z.string().nullable() })
const errors = [commonErrors.NOT_FOUND, profileErrors.PROFILE_PRIVATE] as const

/** C-261. */
export const listFans = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/fans/user/list',
  kind: 'read',
  access: 'user',
  summary: 'Who follows me or somebody who shows it to me, the newest first.',
  body: z.object({ userId: id('profile.person').optional(), ...page }),
  result: list,
  errors,
})

/** C-262. */
export const listFollowed = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/attention/user/list',
  kind: 'read',
  access: 'user',
  summary: 'Whom I follow, or somebody who shows it to me, the newest first.',
  body: z.object({ userId: id('profile.person').optional(), ...page }),
  result: list,
  errors,
})

/** C-282. The staff directory, and the search for people. */
export const findPeople = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/find/user/list',
  kind: 'read',
  access: 'user',
  closedToExternals: true,
  summary: 'Colleagues at work by unit and by how their name begins, in the order of their names.',
  body: z.object({
    words: line(30, 0).default(''),
    unitId: id('org.unit').optional(),
    ...page,
  }),
  result: list,
  errors: [commonErrors.EXTERNAL_NO_ACCESS, commonErrors.NOT_FOUND],
})
