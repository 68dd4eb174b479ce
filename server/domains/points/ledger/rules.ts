import type { Verdict } from './check-store.ts'

/** Whether the books balance: nothing was lost, made up or counted wrongly. */
export function isWhole({ sum, unbalancedMovements, wrongPurses, wrongHolds }: Verdict): boolean {
  return [sum, unbalancedMovements, wrongPurses, wrongHolds].every((one) => one === 0)
}
