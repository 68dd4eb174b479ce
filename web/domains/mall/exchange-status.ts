import type { ExchangeState } from '@lyceum/contract/mall'

/** The states of a delivery by the names that the house's status tags know. */
export const statusOf = {
  NOT_SHIPPED: 'notShipped',
  SHIPPED: 'shipped',
  SIGNED: 'received',
  CANCELLED: 'cancelled',
} as const satisfies Readonly<Record<ExchangeState, string>>
