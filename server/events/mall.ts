import { z } from 'zod'
import { fact } from '#platform/facts'

const what = z.object({ exchangeId: z.string(), productId: z.string(), accountId: z.string() })

/** Somebody has given points for a thing of the mall. */
export const productExchanged = fact('mall.exchanged', what.extend({ points: z.int() }))

/** It is on its way. */
export const exchangeShipped = fact('mall.shipped', what)

/** It has arrived, as its receiver or the clock says. */
export const exchangeSigned = fact('mall.signed', what)

/** It was called off before it left; points and stock are back. */
export const exchangeCancelled = fact('mall.cancelled', what)
