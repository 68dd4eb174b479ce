import { sql } from 'kysely'
import type { Db } from '#platform/db'

/** The result of adding up the whole ledger; the last four are zero when all is well. */
export type LedgerCheck = {
  readonly movements: number
  readonly entries: number
  /** The sum over all books. */
  readonly sum: number
  readonly unbalancedMovements: number
  readonly wrongPurses: number
  readonly wrongHolds: number
}

/**
 * Adds up one site from its first entry: every movement and the total are zero, every wallet and every hold equals
 * its entries. One statement, so that concurrent bookings are seen whole or not at all.
 */
export async function addUp(db: Db, siteId: number): Promise<LedgerCheck> {
  const { rows } = await sql<Record<keyof LedgerCheck, string>>`
    with of_person as (
      select account_id, sum(amount) as balance, sum(lifetime) as lifetime
      from points.entry where site_id = ${siteId} and account_id is not null group by account_id
    ), purse as (
      select account_id, balance, lifetime from points.purse where site_id = ${siteId}
    ), of_hold as (
      select hold_id, sum(amount) as amount
      from points.entry where site_id = ${siteId} and hold_id is not null group by hold_id
    )
    select (select count(*) from points.movement where site_id = ${siteId}) as movements,
      (select count(*) from points.entry where site_id = ${siteId}) as entries,
      (select coalesce(sum(amount), 0) from points.entry where site_id = ${siteId}) as sum,
      (select count(*) from (select from points.entry where site_id = ${siteId}
                             group by movement_id having sum(amount) <> 0) as odd) as unbalanced_movements,
      (select count(*) from purse full join of_person using (account_id)
       where coalesce(purse.balance, 0) <> coalesce(of_person.balance, 0)
          or coalesce(purse.lifetime, 0) <> coalesce(of_person.lifetime, 0)) as wrong_purses,
      (select count(*) from points.hold as hold left join of_hold on of_hold.hold_id = hold.id
       where hold.site_id = ${siteId}
         and coalesce(of_hold.amount, 0) <> case hold.state when 'held' then hold.amount else 0 end) as wrong_holds`.execute(
    db.kysely,
  )
  return parseLedgerCheck(rows)
}

/** PostgreSQL returns sums and counts as text. */
export function parseLedgerCheck([row]: readonly Record<keyof LedgerCheck, string>[]): LedgerCheck {
  if (!row) throw new Error('The ledger check returned no row.')
  return {
    movements: Number(row.movements),
    entries: Number(row.entries),
    sum: Number(row.sum),
    unbalancedMovements: Number(row.unbalancedMovements),
    wrongPurses: Number(row.wrongPurses),
    wrongHolds: Number(row.wrongHolds),
  }
}
