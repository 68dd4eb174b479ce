import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { socialErrors } from './errors.ts'
import { target, targetTypes } from './target.ts'

/** visible characters, markup not counted. */
export const commentLimit = 500

const maxId = 2n ** 63n - 1n
/** Cursor of a list: number of likes and id. Used for paging instead of page numbers. */
const mark = z
  .string()
  .regex(/^\d{1,9}\.[1-9]\d{0,18}$/, { abort: true })
  .refine((text) => BigInt(text.split('.')[1] ?? '') <= maxId)
  .meta({ examples: ['0.1', '12.345678901234567'] })

const pageQuery = z.object({
  beneath: mark.optional(),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
})

/** A comment or reply. A removed one stays as an empty entry that keeps its replies. */
const commentEntry = z.object({
  id: id('social.comment'),
  by: z.object({
    id: id('identity.account'),
    name: z.string(),
    unit: z.string(),
    /** Written by an owner of the thing: a lecturer of the course. */
    isHost: z.boolean(),
  }),
  /** HTML of the short allow-list (B-210 to B-215), sanitized. */
  content: z.string(),
  at: moment,
  likes: z.int(),
  isLiked: z.boolean(),
  isOwn: z.boolean(),
  mayRemove: z.boolean(),
  isRemoved: z.boolean(),
})

const comment = commentEntry.extend({
  replies: z.int(),
  /** The first replies, so that a page needs no further call to show them. */
  firstReplies: z.array(commentEntry),
})

export type CommentEntry = z.output<typeof commentEntry>
export type CommentRecord = z.output<typeof comment>

/** C-039. */
export const getCommentSummary = endpoint({
  method: 'GET',
  path: '/app/api/comment',
  kind: 'read',
  access: 'user',
  summary:
    'The number of comments on something, its rating, and whether I have liked, collected or rated it.',
  query: target,
  result: z.object({
    count: z.int(),
    average: z.number().nullable(),
    likes: z.int(),
    isLiked: z.boolean(),
    collects: z.int(),
    isCollected: z.boolean(),
    shares: z.int(),
    own: commentEntry.nullable(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-040. */
export const writeComment = endpoint({
  method: 'POST',
  path: '/app/api/comment',
  kind: 'write',
  access: 'user',
  summary: 'Comments on something, or replies to a comment.',
  body: target.extend({
    content: z.string().max(8000),
    parentId: id('social.comment').nullable().default(null),
  }),
  result: comment,
  errors: [
    commonErrors.NOT_FOUND,
    commonErrors.REPEAT_OPERATION_MSG,
    socialErrors.COMMENT_EMPTY,
    socialErrors.COMMENT_TOO_LONG,
  ],
})

/** C-041. */
export const removeComment = endpoint({
  method: 'DELETE',
  path: '/app/api/comment/:targetType/:id',
  kind: 'write',
  access: 'user',
  summary: 'Deletes my own comment; a moderator deletes comments of others.',
  params: z.object({ targetType: z.enum(targetTypes), id: id('social.comment') }),
  result: z.object({ id: id('social.comment') }),
  errors: [commonErrors.NOT_FOUND, commonErrors.ERROR_HAVE_NO_PERMISSION],
})

/** C-042. */
export const listComments = endpoint({
  method: 'POST',
  path: '/app/api/comment/list',
  kind: 'read',
  access: 'user',
  summary: 'Comments on something: the best liked or the newest first.',
  query: pageQuery.extend({ order: z.enum(['hot', 'new']).default('new') }),
  body: target,
  result: z.object({ records: z.array(comment), total: z.int(), next: z.string().nullable() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-043. */
export const listReplies = endpoint({
  method: 'POST',
  path: '/app/api/comment/list/reply',
  kind: 'read',
  access: 'user',
  summary: 'The replies to a comment, oldest first.',
  query: z.object({ after: mark.optional(), pageSize: pageQuery.shape.pageSize }),
  body: z.object({ commentId: id('social.comment') }),
  result: z.object({ records: z.array(commentEntry), total: z.int(), next: z.string().nullable() }),
  errors: [commonErrors.NOT_FOUND],
})
