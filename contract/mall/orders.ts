import { z } from 'zod'
import { fileErrors } from '../file/errors.ts'
import { commonErrors, endpoint, id, line, pageOf, pageQuery } from '../kit/index.ts'
import { mallErrors } from './errors.ts'
import { exchangeRecord, exchangeStates } from './schemas.ts'

const ship = { permission: 'mall.ship' } as const
const params = z.object({ id: id('mall.exchange') })
const logistics = {
  carrier: line(40),
  trackingNo: line(40)
    .regex(/^[\w-]+$/)
    .meta({ examples: ['SF1200345678'] }),
}

const order = exchangeRecord.extend({
  accountId: id('identity.account'),
  name: z.string(),
  unit: z.string(),
})
export type Order = z.output<typeof order>

export const orderFilter = z.object({
  state: z.enum(exchangeStates).optional(),
  text: z.string().trim().max(60).default(''),
})

/** INV-P11: receiver, phone and address are visible only to the owner and to people who ship. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/app/api/admin/mall/exchange',
  kind: 'read',
  access: ship,
  summary: 'Exchanges of everybody, the newest first.',
  query: pageQuery.extend(orderFilter.shape),
  result: pageOf(order).extend({
    counts: z.object({ NOT_SHIPPED: z.int(), SHIPPED: z.int(), SIGNED: z.int(), CANCELLED: z.int() }),
  }),
})

/** C-371. Called again for a shipped exchange, it corrects the logistics. */
export const shipExchange = endpoint({
  method: 'PUT',
  path: '/app/api/admin/mall/exchange/ship/:id',
  kind: 'write',
  access: ship,
  summary: 'Enters the logistics of an exchange and marks it as shipped.',
  params,
  body: z.object(logistics),
  result: params,
  errors: [commonErrors.NOT_FOUND, mallErrors.EXCHANGE_STATE],
})

export const callOffExchange = endpoint({
  method: 'PUT',
  path: '/app/api/admin/mall/exchange/cancel/:id',
  kind: 'write',
  access: ship,
  summary: 'Calls off an exchange that cannot be sent; points and stock come back.',
  params,
  body: z.object({ reason: line(200) }),
  result: params,
  errors: [commonErrors.NOT_FOUND, mallErrors.EXCHANGE_STATE],
})

export const trackingFaults = ['unknown', 'notWaiting', 'incomplete', 'twice'] as const

/** A list of tracking numbers: checked first, then the valid rows are applied. */
export const importTracking = endpoint({
  method: 'POST',
  path: '/app/api/admin/mall/exchange/tracking',
  kind: 'write',
  access: ship,
  deed: 'change',
  summary: 'Reads a list of tracking numbers; ships what it names unless it is a dry run.',
  body: z.object({ fileId: id('mall.trackingFile'), isRehearsal: z.boolean() }),
  result: z.object({
    ready: z.int(),
    faults: z.array(z.object({ line: z.int(), text: z.string(), fault: z.enum(trackingFaults) })),
  }),
  errors: [commonErrors.NOT_FOUND, fileErrors.FILE_TYPE_UPLOAD_ERROR, mallErrors.TRACKING_UNREADABLE],
})
