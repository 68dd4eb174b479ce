import { z } from 'zod'
import { id, moment } from '@lyceum/contract/kit'

/** B-403: an exchange waits, is shipped, or has arrived; one called off before shipping is cancelled. */
export const exchangeStates = ['NOT_SHIPPED', 'SHIPPED', 'SIGNED', 'CANCELLED'] as const
export type ExchangeState = (typeof exchangeStates)[number]

/** Why the stock changed. */
export const movementKinds = ['received', 'corrected', 'exchanged', 'returned'] as const
export type MovementKind = (typeof movementKinds)[number]

export const productOrders = ['hot', 'new', 'points'] as const
export type ProductOrder = (typeof productOrders)[number]

/** Built-in drawings for products without a picture. */
export const placeholderItems = [
  'mug',
  'notebook',
  'backpack',
  'headphones',
  'thermos',
  'umbrella',
  'book',
  'tote',
  'plant',
  'lamp',
  'keyboard',
  'card',
] as const

/** B-401. */
export const product = z.object({
  id: id('mall.product'),
  title: z.string(),
  categoryId: id('mall.category'),
  category: z.string(),
  stock: z.int(),
  points: z.int(),
  exchanged: z.int(),
  /** Empty: the built-in drawing is used. */
  picture: z.string(),
  item: z.string(),
  isNew: z.boolean(),
})
export type Product = z.output<typeof product>

/** B-402. */
export const exchangeRecord = z.object({
  id: id('mall.exchange'),
  productId: id('mall.product'),
  title: z.string(),
  points: z.int(),
  picture: z.string(),
  item: z.string(),
  state: z.enum(exchangeStates),
  receiver: z.string(),
  phone: z.string(),
  address: z.string(),
  logistics: z.object({ carrier: z.string(), trackingNo: z.string() }),
  createdAt: moment,
  shippedAt: moment.nullable(),
  signedAt: moment.nullable(),
  signedByClock: z.boolean(),
  cancelledAt: moment.nullable(),
  /** When an unconfirmed exchange is signed automatically. */
  signsAt: moment.nullable(),
})
export type ExchangeRecord = z.output<typeof exchangeRecord>

/** Days after which a shipment that nobody confirmed counts as received. */
export const signAfterDays = 15
