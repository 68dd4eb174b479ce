import { getPointsSummary, listEntries, sumEntries } from '@lyceum/contract/points'

/** The queries to refetch when points have changed. */
export const movedBy = [getPointsSummary, listEntries, sumEntries] as const
