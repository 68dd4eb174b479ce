import { z } from 'zod'
import { commonErrors, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { pointsErrors } from './errors.ts'
import { gifts, giftedTypes, movementKinds, periods } from './enums.ts'

const amount = z.int()

/** C-271. */
export const getPointsSummary = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/credits-summary',
  kind: 'read',
  access: 'user',
  summary: 'What I may spend, all I have earned here, what this month brought, and what is held back.',
  result: z.object({ balance: amount, lifetime: amount, month: amount, held: amount }),
})

const span = { from: z.iso.date().optional(), to: z.iso.date().optional() }

export const entryShown = z.object({
  id: id('points.movement'),
  at: moment,
  kind: z.enum(movementKinds),
  /** A rule of the catalogue, or a reason of another domain. */
  rule: z.string(),
  /** What it added to the balance or took from it. */
  amount,
  /** The course, exam or exchange it is about; null if there is none. */
  about: z.string().nullable(),
  reason: z.string().nullable(),
})

/** C-272. */
export const listEntries = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/credits-detail/list',
  kind: 'read',
  access: 'user',
  summary: 'My entries, the newest first: all, what came in or what went out, in a span of days.',
  query: pageQuery.extend({ direction: z.enum(['all', 'in', 'out']).default('all'), ...span }),
  result: pageOf(entryShown),
})

/** C-273, Q-112. */
export const sumEntries = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/credits-detail',
  kind: 'read',
  access: 'user',
  summary: 'My entries of a span of days, added up by where they came from.',
  query: z.object(span),
  result: z.object({
    income: amount,
    outgo: amount,
    records: z.array(z.object({ rule: z.string(), amount, entries: z.int() })),
  }),
})

/** C-033. */
export const listRules = endpoint({
  method: 'GET',
  path: '/app/integral-rule/list',
  kind: 'read',
  access: 'user',
  summary: 'The rules in force: what gives how many points, and how often.',
  result: z.object({
    records: z.array(z.object({ name: z.string(), points: amount, period: z.enum(periods), times: z.int() })),
  }),
})

const gifted = z.object({ targetType: z.enum(giftedTypes), targetId: id('social.target') })

/** What a gift is given for. */
export type GiftTarget = z.output<typeof gifted>

/** C-359, Q-113. */
export const listGifts = endpoint({
  method: 'GET',
  path: '/app/api/points/gift/list',
  kind: 'read',
  access: 'user',
  summary: 'The gifts that can be given for something, with prices; who gets them, and how many were given.',
  query: gifted,
  result: z.object({
    records: z.array(z.object({ gift: z.enum(gifts), price: amount })),
    /** Null if there is nobody who could receive a gift. */
    receiver: z.object({ id: id('identity.account'), name: z.string() }).nullable(),
    givers: z.int(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-034, Q-113: the server sets the price; an amount in the body is rejected like any unknown field. */
export const giveGift = endpoint({
  method: 'POST',
  path: '/app/api/points/bill/save',
  kind: 'write',
  access: 'user',
  summary: 'Gives the author of something a gift, paid from my points.',
  body: gifted.extend({ gift: z.enum(gifts) }),
  result: z.object({ balance: amount, price: amount }),
  errors: [
    commonErrors.NOT_FOUND,
    pointsErrors.INTEGRAL_NOT_ENOUGH,
    pointsErrors.GIFT_FOR_ONESELF,
    pointsErrors.GIFT_WITHOUT_AUTHOR,
  ],
})
