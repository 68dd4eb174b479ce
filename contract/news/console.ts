import { z } from 'zod'
import { commonErrors, documentTree, endpoint, id, line, moment, pageOf, pageQuery } from '../kit/index.ts'
import { newsErrors } from './errors.ts'

const kinds = ['notice', 'article'] as const
const manage = { permission: 'news.manage' } as const
const item = z.object({ id: id('news.managed') })

export const listNews = endpoint({
  method: 'GET',
  path: '/app/api/admin/news',
  kind: 'read',
  access: manage,
  summary: 'Announcements or news with how many have read and agreed, the newest first.',
  query: pageQuery.extend({ kind: z.enum(kinds).default('notice') }),
  result: pageOf(
    z.object({
      id: id('news.managed'),
      title: z.string(),
      state: z.enum(['draft', 'published', 'withdrawn']),
      isPinned: z.boolean(),
      mustAcknowledge: z.boolean(),
      version: z.int(),
      shownFrom: moment.nullable(),
      shownUntil: moment.nullable(),
      reads: z.int(),
      acknowledged: z.int(),
    }),
  ),
})

const written = z.object({
  title: line(80),
  summary: z.string().trim().max(200).default(''),
  content: documentTree.meta({
    examples: [{ blocks: [{ kind: 'paragraph', runs: [{ text: '周五停电检修。' }] }] }],
  }),
  isPinned: z.boolean().default(false),
  mustAcknowledge: z.boolean().default(false),
  isPublic: z.boolean().default(false),
  place: z.string().trim().max(80).default(''),
  shownFrom: moment.nullable().default(null),
  shownUntil: moment.nullable().default(null),
})

export const createNews = endpoint({
  method: 'POST',
  path: '/app/api/admin/news',
  kind: 'write',
  access: manage,
  summary: 'Begins an announcement or an article.',
  body: z.object({ kind: z.enum(kinds), title: line(80) }),
  result: item,
})

export const getNewsDraft = endpoint({
  method: 'GET',
  path: '/app/api/admin/news/:id',
  kind: 'read',
  access: manage,
  summary: 'An announcement or article as it is written.',
  params: item,
  result: written.extend({
    id: id('news.managed'),
    kind: z.enum(kinds),
    state: z.enum(['draft', 'published', 'withdrawn']),
    version: z.int(),
    reads: z.int(),
    acknowledged: z.int(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const saveNews = endpoint({
  method: 'PUT',
  path: '/app/api/admin/news/:id',
  kind: 'write',
  access: manage,
  summary:
    'Saves it; a published one whose words have changed gets a new version, and asks again who agreed.',
  params: item,
  body: written,
  result: z.object({ id: id('news.managed'), version: z.int() }),
  errors: [commonErrors.NOT_FOUND, newsErrors.NEWS_UNTIMELY],
})

export const publishNews = endpoint({
  method: 'PUT',
  path: '/app/api/admin/news/:id/publish',
  kind: 'write',
  access: manage,
  summary: 'Puts it on the board, at once or from the moment it names.',
  params: item,
  result: item,
  errors: [commonErrors.NOT_FOUND, newsErrors.NEWS_UNTIMELY],
})

export const withdrawNews = endpoint({
  method: 'PUT',
  path: '/app/api/admin/news/:id/withdraw',
  kind: 'write',
  access: manage,
  summary: 'Takes it off the board; who has read it keeps the record.',
  params: item,
  result: item,
  errors: [commonErrors.NOT_FOUND],
})
