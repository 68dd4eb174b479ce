import type { LedgerCheck } from './check-store.ts'

/** Whether the ledger balances: nothing was lost, made up or miscounted. */
export function isWhole({ sum, unbalancedMovements, wrongPurses, wrongHolds }: LedgerCheck): boolean {
  return [sum, unbalancedMovements, wrongPurses, wrongHolds].every((count) => count === 0)
}
