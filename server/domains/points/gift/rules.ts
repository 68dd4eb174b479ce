import type { Gift } from '@lyceum/contract/points'

/** The price of each gift; never taken from the client. */
export const prices: Readonly<Record<Gift, number>> = { heart: 1, flower: 5, beer: 10, aircraft: 100 }
