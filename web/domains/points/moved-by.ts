import { getPointsSummary, listEntries, sumEntries } from '@lyceum/contract/points'

/** What is read again when points have moved. */
export const movedBy = [getPointsSummary, listEntries, sumEntries] as const
