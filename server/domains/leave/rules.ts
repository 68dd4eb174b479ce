/** Longer than half a year is not leave from training any more. */
export const longestDays = 180
const dayMs = 86_400_000

type Span = { readonly from: Date; readonly until: Date }

/** B-315: what is wrong with the time, if anything. */
export function faultOf({ from, until }: Span): 'order' | 'length' | undefined {
  if (from >= until) return 'order'
  return until.getTime() - from.getTime() > longestDays * dayMs ? 'length' : undefined
}

/** what is still open or was agreed to stays in the list of whoever asked. */
export const canHide = (state: string): boolean => state === 'declined' || state === 'withdrawn'
