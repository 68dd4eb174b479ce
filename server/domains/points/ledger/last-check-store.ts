import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { LedgerCheck } from './check-store.ts'

/** The last check of this site's ledger and its result; undefined before the first one. */
export async function lastLedgerCheck(db: Db) {
  const row = await on(db)
    .selectFrom('points.ledger_check')
    .select(['movements', 'entries', 'faults', 'checkedAt'])
    .executeTakeFirst()
  if (!row) return undefined
  const { movements, entries, faults, checkedAt } = row
  return { movements: Number(movements), entries: Number(entries), faults: Number(faults), checkedAt }
}

export async function keepLedgerCheck(db: Db, ledgerCheck: LedgerCheck, at: Date): Promise<number> {
  const { movements, entries, sum, unbalancedMovements, wrongPurses, wrongHolds } = ledgerCheck
  const faults = unbalancedMovements + wrongPurses + wrongHolds + (sum === 0 ? 0 : 1)
  const row = {
    movements: String(movements),
    entries: String(entries),
    faults: String(faults),
    checkedAt: at,
  }
  await on(db)
    .insertInto('points.ledger_check')
    .values(row)
    .onConflict((conflict) => conflict.columns(['siteId']).doUpdateSet(row))
    .execute()
  return faults
}
