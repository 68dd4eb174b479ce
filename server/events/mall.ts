import { z } from 'zod'
import { defineEvent } from '#platform/events'

const what = z.object({ exchangeId: z.string(), productId: z.string(), accountId: z.string() })

/** Somebody has exchanged points for a product of the mall. */
export const productExchanged = defineEvent('mall.exchanged', what.extend({ points: z.int() }))

/** The product was shipped. */
export const exchangeShipped = defineEvent('mall.shipped', what)

/** The product has arrived, confirmed by the receiver or after a time limit. */
export const exchangeSigned = defineEvent('mall.signed', what)

/** The exchange was cancelled before shipping; points and stock were returned. */
export const exchangeCancelled = defineEvent('mall.cancelled', what)
