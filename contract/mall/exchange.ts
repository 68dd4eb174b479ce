import { z } from 'zod'
import { identityErrors } from '../identity/errors.ts'
import { commonErrors, endpoint, id, pageOf, pageQuery } from '../kit/index.ts'
import { mallErrors } from './errors.ts'
import { exchangeRecord, exchangeStates } from './schemas.ts'

/** A missing value gets its own error instead of a validation error (E-084). */
const typed = (max: number) => z.string().trim().max(max).default('')

/** C-347. The server sets the price: a client only sends the product and the delivery address. */
export const exchangeProduct = endpoint({
  method: 'POST',
  path: '/app/api/trainee/integral-mall/exchange',
  kind: 'write',
  access: 'user',
  summary: 'Exchanges points for a product, which is then sent to the receiver.',
  body: z.object({
    productId: id('mall.product'),
    receiver: typed(40),
    phone: typed(30),
    address: typed(200),
  }),
  result: z.object({ id: id('mall.exchange') }),
  errors: [
    commonErrors.NOT_FOUND,
    identityErrors.PHONE_FORMAT,
    mallErrors.ERROR_RECEIVE_INFO_NULL,
    mallErrors.ERROR_PRODUCT_NOT_ENOUGH,
    mallErrors.ERROR_USER_CREDITS_NOT_ENOUGH,
  ],
})

/** C-274. */
export const listExchanges = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/credits/exchange-log/list',
  kind: 'read',
  access: 'user',
  summary: 'My exchanges with their logistics, the newest first.',
  query: pageQuery.extend({ state: z.enum(exchangeStates).optional() }),
  result: pageOf(exchangeRecord),
})

/** C-275. */
export const confirmExchange = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/exchange/status',
  kind: 'write',
  access: 'user',
  deed: 'change',
  summary: 'Confirms that what was shipped has arrived.',
  body: z.object({ id: id('mall.exchange') }),
  result: z.object({ id: id('mall.exchange') }),
  errors: [commonErrors.NOT_FOUND, mallErrors.EXCHANGE_STATE],
})

export const cancelExchange = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/exchange/cancel',
  kind: 'write',
  access: 'user',
  deed: 'change',
  summary: 'Calls off an exchange that was not shipped; points and stock come back.',
  body: z.object({ id: id('mall.exchange') }),
  result: z.object({ id: id('mall.exchange') }),
  errors: [commonErrors.NOT_FOUND, mallErrors.EXCHANGE_STATE],
})

export const listAddresses = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/exchange/address',
  kind: 'read',
  access: 'user',
  summary: 'Where I had things sent, the latest first.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('mall.address'),
        receiver: z.string(),
        phone: z.string(),
        address: z.string(),
      }),
    ),
  }),
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/my/exchange/address/:id',
  kind: 'write',
  access: 'user',
  summary: 'Forgets an address of mine.',
  params: z.object({ id: id('mall.address') }),
  result: z.object({ id: id('mall.address') }),
  errors: [commonErrors.NOT_FOUND],
})
