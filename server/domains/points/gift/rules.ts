import type { Gift } from '@lyceum/contract/points'

/** What each gift costs; nobody else says a price. */
export const prices: Readonly<Record<Gift, number>> = { heart: 1, flower: 5, beer: 10, aircraft: 100 }
