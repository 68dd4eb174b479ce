import { z } from 'zod'
import { defineEvent } from '#platform/events'

const whose = z.object({
  movementId: z.string(),
  accountId: z.string(),
  rule: z.string(),
  object: z.string(),
})

/** Somebody has earned points, once per rule and object; they count towards the lifetime total. */
export const pointsEarned = defineEvent('points.earned', whose.extend({ amount: z.int().positive() }))

/** An earlier movement was reversed; `lifetime` is what no longer counts as earned. */
export const pointsReversed = defineEvent(
  'points.reversed',
  whose.extend({ reverses: z.string(), lifetime: z.int().nonnegative() }),
)

/** Somebody has signed in for a day, with the length of the streak. */
export const dayBegun = defineEvent(
  'points.dayBegun',
  z.object({ accountId: z.string(), day: z.string(), streak: z.int().positive() }),
)

/** Somebody has collected the points of a daily task. */
export const taskCollected = defineEvent(
  'points.taskCollected',
  z.object({ accountId: z.string(), taskId: z.string(), type: z.string(), amount: z.int().nonnegative() }),
)

/** Somebody has paid a gift to the person behind a thing; `object` identifies this gift. */
export const giftGiven = defineEvent(
  'points.giftGiven',
  z.object({
    kind: z.string(),
    targetId: z.string(),
    object: z.string(),
    accountId: z.string(),
    receiverId: z.string(),
    gift: z.string(),
    price: z.int().positive(),
  }),
)
