import type { ExchangeState } from '@lyceum/contract/mall'

/** The delivery states by the names of the status tags. */
export const statusOf = {
  NOT_SHIPPED: 'notShipped',
  SHIPPED: 'shipped',
  SIGNED: 'received',
  CANCELLED: 'cancelled',
} as const satisfies Readonly<Record<ExchangeState, string>>
