import { z } from 'zod'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { profileErrors } from './errors.ts'

/** The two sides of sharing: sent to colleagues, and received from them. */
export const shareSides = ['sent', 'received'] as const
export type ShareSide = (typeof shareSides)[number]

const colleague = z.object({
  usrEntId: id('identity.account'),
  name: z.string(),
  unit: z.string(),
  userPoto: z.string(),
})

export const listShares = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/share/list',
  kind: 'read',
  access: 'user',
  summary: 'Courses that I have shared or that were shared with me, as far as I may still see them.',
  query: z.object({
    side: z.enum(shareSides).default('sent'),
    /** Cursor: the end of the previous page. */
    beneath: z
      .string()
      .regex(/^\d{13}_[1-9]\d{0,17}_[1-9]\d{0,17}$/)
      .optional(),
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
  }),
  result: z.object({
    records: z.array(
      z.object({
        itmId: id('course.offer'),
        itmType: z.string(),
        title: z.string(),
        tndId: z.string().nullable(),
        picture: z.string(),
        seed: z.number(),
        /** The receiver or the sender; null if they have left. */
        colleague: colleague.nullable(),
        note: z.string(),
        at: moment,
      }),
    ),
    next: z.string().nullable(),
  }),
})

const person = z.object({ id: id('profile.person') })
const errors = [commonErrors.NOT_FOUND, profileErrors.PROFILE_PRIVATE] as const

/** C-283. */
export const listPersonDocuments = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/file/list/:id',
  kind: 'read',
  access: 'user',
  summary: 'Documents that somebody has shared, where they show it to me.',
  params: person,
  query: pageQuery,
  result: pageOf(z.object({ id: z.string(), title: z.string(), summary: z.string(), at: moment })),
  errors,
})

/** C-284. */
export const listPersonAnswers = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/question/list/:id',
  kind: 'read',
  access: 'user',
  summary: 'Questions that somebody has asked or answered, where they show it to me.',
  params: person,
  query: pageQuery,
  result: pageOf(z.object({ id: z.string(), title: z.string(), answer: z.string(), at: moment })),
  errors,
})
