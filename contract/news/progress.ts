import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { newsErrors } from './errors.ts'

const manage = { permission: 'news.manage' } as const
const item = z.object({ id: id('news.managed') })

/** Readers in the audience: all, opened or not, acknowledged the current version or not. */
export const readerGroups = ['all', 'unread', 'read', 'waiting', 'agreed'] as const
export type ReaderGroup = (typeof readerGroups)[number]

export const readerFilter = z.object({
  show: z.enum(readerGroups).default('all'),
  text: z.string().trim().max(60).default(''),
})

export const listReaders = endpoint({
  method: 'GET',
  path: '/app/api/admin/news/:id/reader',
  kind: 'read',
  access: manage,
  summary: 'Whom it is for now, and how far each of them has come.',
  params: item,
  query: readerFilter.extend({
    after: z.string().max(20).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({
    records: z.array(
      z.object({
        accountId: id('identity.account'),
        name: z.string(),
        userName: z.string(),
        unitName: z.string(),
        readAt: moment.nullable(),
        seconds: z.int(),
        agreedAt: moment.nullable(),
      }),
    ),
    next: z.string(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const remindReaders = endpoint({
  method: 'POST',
  path: '/app/api/admin/news/:id/remind',
  kind: 'write',
  deed: 'run',
  access: manage,
  summary: 'Reminds who has not agreed, each once for a version.',
  params: item,
  result: item,
  errors: [commonErrors.NOT_FOUND, newsErrors.NEWS_ASKS_NOTHING],
})
