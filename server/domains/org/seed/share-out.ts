/** Distributes people by weight without rounding loss: the largest remainders round up. */
export function shareOut(count: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) throw new Error('The sum of the weights is zero.')
  const exact = weights.map((weight) => (count * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = count - shares.reduce((total, share) => total + share, 0)
  const byRest = exact
    .map((share, i) => ({ i, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i)
  for (const { i } of byRest.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1
  return shares
}
