import { z } from 'zod'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'

export { listSentMessages, type SentMessage } from './sent.ts'

const message = z.object({
  id: id('message.message'),
  title: z.string(),
  body: z.string(),
  /** The page of the portal it links to; empty: none. */
  link: z.string(),
  isExam: z.boolean(),
  isRead: z.boolean(),
  at: moment,
})

/** Which messages: read, unread, about exams, or all. */
export const messageFilters = ['', 'Y', 'N', 'Z'] as const

/** C-265. */
export const listMessages = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/message/web-message/list',
  kind: 'read',
  access: 'user',
  summary: 'My messages, the newest first.',
  query: pageQuery,
  body: z.object({ isRead: z.enum(messageFilters).default('') }),
  result: pageOf(message).extend({ counts: z.object({ all: z.int(), unread: z.int(), exam: z.int() }) }),
})

/** C-266. */
export const markMessages = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/message/web-message/status',
  kind: 'write',
  access: 'user',
  summary: 'Marks some of my messages as read, or all of them.',
  body: z.object({
    ids: z.array(id('message.message')).max(100).default([]),
    isAll: z.boolean().default(false),
  }),
  result: z.object({ unread: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-267. */
export const deleteMessages = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/my/message/web-message/status',
  kind: 'write',
  access: 'user',
  summary: 'Deletes some of my messages.',
  body: z.object({ ids: z.array(id('message.message')).min(1).max(100) }),
  result: z.object({ unread: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-268. A GET that marks it as read, protected like a write. */
export const getMessage = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/message/web-message/detail/:id',
  kind: 'write',
  access: 'user',
  summary: 'One message; opening it marks it as read.',
  params: z.object({ id: id('message.message') }),
  result: message,
  errors: [commonErrors.NOT_FOUND],
})

const preference = z.object({ mail: z.enum(['daily', 'none']) })

export const getMessagePreference = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/message/preference',
  kind: 'read',
  access: 'user',
  summary: 'Whether my unread messages come by mail once a day.',
  result: preference,
})

export const saveMessagePreference = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/my/message/preference',
  kind: 'write',
  access: 'user',
  summary: 'Sets whether my unread messages come by mail once a day.',
  body: preference,
  result: preference,
})
