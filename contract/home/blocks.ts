import { z } from 'zod'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'

export const browsedKinds = ['course', 'notice', 'article'] as const

/** C-069. */
export const listBrowsed = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/recent-browsing',
  kind: 'read',
  access: 'user',
  summary: 'What I looked at last and may still see, the latest first.',
  result: z.object({
    records: z.array(
      z.object({
        kind: z.enum(browsedKinds),
        id: z.string(),
        title: z.string(),
        /** Of a course: its cover. */
        picture: z.string(),
        seed: z.string(),
        category: z.string(),
        at: moment,
      }),
    ),
  }),
})

/** C-070. */
export const recordBrowsed = endpoint({
  method: 'POST',
  path: '/app/api/trainee/home/recent-browsing',
  kind: 'write',
  access: 'user',
  summary: 'Remembers that I have looked at something.',
  body: z.object({
    kind: z.enum(browsedKinds).meta({ examples: ['course'] }),
    id: id('home.browsed'),
  }),
  result: z.object({ isKept: z.boolean() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-074. */
export const listHomeLecturers = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/lecturerStyle/list',
  kind: 'read',
  access: 'user',
  summary: 'The people who teach the most published courses.',
  query: pageQuery,
  result: pageOf(
    z.object({
      usrEntId: id('identity.account'),
      name: z.string(),
      unit: z.string(),
      courses: z.int(),
    }),
  ),
})

const document = z.object({ id: z.string(), title: z.string(), summary: z.string(), author: z.string() })
const question = z.object({ id: z.string(), title: z.string(), bounty: z.int(), answers: z.int() })

/** C-062. */
export const listHomeKnowledge = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/knowledge/list',
  kind: 'read',
  access: 'user',
  summary: 'Documents for the home page, the newest or the most read first.',
  query: pageQuery.extend({ order: z.enum(['newest', 'read']).default('newest') }),
  result: pageOf(document),
})

/** C-063. */
export const listHomeQuestions = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/question/list',
  kind: 'read',
  access: 'user',
  summary: 'Questions for the home page, the newest first.',
  query: pageQuery,
  result: pageOf(question),
})

/** C-078. */
export const listPopularQuestions = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/popularQa/list',
  kind: 'read',
  access: 'user',
  summary: 'Questions that are read and answered the most.',
  query: pageQuery,
  result: pageOf(question),
})
