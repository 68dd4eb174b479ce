import { z } from 'zod'
import { defineEvent } from '#platform/events'

const what = { kind: z.string(), targetId: z.string(), accountId: z.string() }

/** Somebody has commented on a thing; `parentId` is the thread, `answeredId` the comment that is answered. */
export const commented = defineEvent(
  'social.commented',
  z.object({
    ...what,
    commentId: z.string(),
    parentId: z.string().nullable(),
    answeredId: z.string().optional(),
  }),
)

/** Somebody likes a thing; `authorId` is its author, if it has a single one. */
export const liked = defineEvent('social.liked', z.object({ ...what, authorId: z.string().optional() }))
export const collected = defineEvent('social.collected', z.object(what))

/** Somebody has shared a thing with people to whom they had not shared it today. */
export const shared = defineEvent('social.shared', z.object({ ...what, receiverIds: z.array(z.string()) }))
