import { z } from 'zod'
import { fact } from '#platform/facts'

const what = { kind: z.string(), targetId: z.string(), accountId: z.string() }

/** Somebody has said something about a thing; `parentId` says in which thread, `answeredId` to whom they answered. */
export const commented = fact(
  'social.commented',
  z.object({
    ...what,
    commentId: z.string(),
    parentId: z.string().nullable(),
    answeredId: z.string().optional(),
  }),
)

/** Somebody likes a thing; `authorId` says who made it, where that is one person. */
export const liked = fact('social.liked', z.object({ ...what, authorId: z.string().optional() }))
export const collected = fact('social.collected', z.object(what))

/** Somebody has shown a thing to others, who were not shown it by the same person today. */
export const shared = fact('social.shared', z.object({ ...what, receiverIds: z.array(z.string()) }))
