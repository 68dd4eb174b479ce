/** A longer absence is not leave from training any more. */
export const longestDays = 180
const dayMs = 86_400_000

type Span = { readonly from: Date; readonly until: Date }

/** B-315: the fault of the period, if any. */
export function faultOf({ from, until }: Span): 'order' | 'length' | undefined {
  if (from >= until) return 'order'
  return until.getTime() - from.getTime() > longestDays * dayMs ? 'length' : undefined
}

/** open and approved requests stay in the requester's list. */
export const canHide = (state: string): boolean => state === 'declined' || state === 'withdrawn'
