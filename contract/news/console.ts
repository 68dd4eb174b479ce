import { z } from 'zod'
import { commonErrors, documentTree, endpoint, id, line, moment } from '../kit/index.ts'
import { audience } from '../org/index.ts'
import { attached, mostFiles } from './attached.ts'
import { newsErrors } from './errors.ts'
import { newsKinds } from './kinds.ts'

const manage = { permission: 'news.manage' } as const
const item = z.object({ id: id('news.managed') })

/** Publication state, derived from what was done to it and from the current time. */
export const newsStates = ['draft', 'scheduled', 'shown', 'over', 'withdrawn'] as const
export type NewsState = (typeof newsStates)[number]

const figures = z.object({
  version: z.int(),
  reads: z.int(),
  /** People who have acknowledged the current version. */
  acknowledged: z.int(),
  /** Size of the audience when it was notified; null: not notified yet. */
  meant: z.int().nullable(),
})

export const listNews = endpoint({
  method: 'GET',
  path: '/app/api/admin/news',
  kind: 'read',
  access: manage,
  summary: 'Announcements or news with how many have read and agreed, the newest first.',
  query: z.object({
    kind: z.enum(newsKinds).default('notice'),
    state: z.enum(newsStates).optional(),
    text: z.string().trim().max(60).default(''),
    after: z.string().max(20).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({
    records: z.array(
      figures.extend({
        id: id('news.managed'),
        title: z.string(),
        state: z.enum(newsStates),
        isPinned: z.boolean(),
        mustAcknowledge: z.boolean(),
        isPublic: z.boolean(),
        shownFrom: moment.nullable(),
        shownUntil: moment.nullable(),
        author: z.string(),
      }),
    ),
    next: z.string(),
  }),
})

const written = z.object({
  title: line(80),
  summary: z.string().trim().max(200).default(''),
  content: documentTree.meta({
    examples: [{ blocks: [{ kind: 'paragraph', runs: [{ text: '周五停电检修。' }] }] }],
  }),
  audience,
  /** The unit in whose name it is published; null: the organisation. */
  unitId: id('org.unit').nullable().default(null),
  isPinned: z.boolean().default(false),
  mustAcknowledge: z.boolean().default(false),
  isPublic: z.boolean().default(false),
  place: z.string().trim().max(80).default(''),
  shownFrom: moment.nullable().default(null),
  shownUntil: moment.nullable().default(null),
  /** Files below the text; pictures inside it are referenced by the text itself. */
  files: z.array(id('news.attachment')).max(mostFiles).default([]),
})

export const createNews = endpoint({
  method: 'POST',
  path: '/app/api/admin/news',
  kind: 'write',
  access: manage,
  summary: 'Begins an announcement or an article.',
  body: z.object({ kind: z.enum(newsKinds), title: line(80) }),
  result: item,
})

/** Notification kinds: a new announcement, a changed text, a reminder to acknowledge. */
export const broadcastEvents = ['published', 'changed', 'reminder'] as const

export const getNewsDraft = endpoint({
  method: 'GET',
  path: '/app/api/admin/news/:id',
  kind: 'read',
  access: manage,
  summary: 'An announcement or article as it is written, with the messages sent about it.',
  params: item,
  result: written.extend({
    ...figures.shape,
    id: id('news.managed'),
    kind: z.enum(newsKinds),
    state: z.enum(newsStates),
    revision: z.int(),
    /** Somebody may have read this version: a changed text becomes a new version. */
    isKnown: z.boolean(),
    unitName: z.string(),
    files: z.array(attached),
    audienceNames: z.array(z.object({ key: z.string(), name: z.string() })),
    tellings: z.array(
      z.object({
        event: z.enum(broadcastEvents),
        version: z.int(),
        dueAt: moment,
        told: z.int(),
        isUnderWay: z.boolean(),
        /** Its start time is in the future. */
        isAhead: z.boolean(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const saveNews = endpoint({
  method: 'PUT',
  path: '/app/api/admin/news/:id',
  kind: 'write',
  access: manage,
  summary:
    'Saves it; one that was published and says something else has a new version, and asks again who agreed.',
  params: item,
  body: written.extend({ revision: z.int().meta({ examples: [1] }) }),
  result: z.object({ id: id('news.managed'), version: z.int(), revision: z.int() }),
  errors: [commonErrors.NOT_FOUND, newsErrors.NEWS_UNTIMELY, newsErrors.NEWS_OVERTAKEN],
})

export const publishNews = endpoint({
  method: 'PUT',
  path: '/app/api/admin/news/:id/publish',
  kind: 'write',
  access: manage,
  summary: 'Publishes it, at once or from the moment it names, and notifies its audience then.',
  params: item,
  result: item,
  errors: [commonErrors.NOT_FOUND, newsErrors.NEWS_UNTIMELY, newsErrors.NEWS_EMPTY],
})

export const withdrawNews = endpoint({
  method: 'PUT',
  path: '/app/api/admin/news/:id/withdraw',
  kind: 'write',
  access: manage,
  summary: 'Unpublishes it and retracts its messages; records of who has read it are kept.',
  params: item,
  result: item,
  errors: [commonErrors.NOT_FOUND],
})

export const pinNews = endpoint({
  method: 'PUT',
  path: '/app/api/admin/news/:id/pin',
  kind: 'write',
  access: manage,
  summary: 'Pins it to the top, or unpins it.',
  params: item,
  body: z.object({ isPinned: z.boolean() }),
  result: item,
  errors: [commonErrors.NOT_FOUND],
})

export const copyNews = endpoint({
  method: 'POST',
  path: '/app/api/admin/news/:id/copy',
  kind: 'write',
  access: manage,
  summary: 'Begins another with the same text and audience.',
  params: item,
  body: z.object({ title: line(80) }),
  result: item,
  errors: [commonErrors.NOT_FOUND],
})
