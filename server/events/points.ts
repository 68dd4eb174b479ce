import { z } from 'zod'
import { fact } from '#platform/facts'

const whose = z.object({
  movementId: z.string(),
  accountId: z.string(),
  rule: z.string(),
  object: z.string(),
})

/** Somebody has earned points, once for this rule and this object; they count for life. */
export const pointsEarned = fact('points.earned', whose.extend({ amount: z.int().positive() }))

/** What was moved before is taken back; `lifetime` is what the person no longer counts as earned. */
export const pointsReversed = fact(
  'points.reversed',
  whose.extend({ reverses: z.string(), lifetime: z.int().nonnegative() }),
)

/** Somebody has signed in for a day, the so-manyth in a row. */
export const dayBegun = fact(
  'points.dayBegun',
  z.object({ accountId: z.string(), day: z.string(), streak: z.int().positive() }),
)

/** Somebody has collected the points of a daily task. */
export const taskCollected = fact(
  'points.taskCollected',
  z.object({ accountId: z.string(), taskId: z.string(), type: z.string(), amount: z.int().nonnegative() }),
)

/** Somebody has paid a gift for whoever speaks for a thing; `object` is of this gift alone. */
export const giftGiven = fact(
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
