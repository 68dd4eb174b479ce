import { sql } from 'kysely'
import type { Db } from '#platform/db'

/** What was found when the whole ledger was added up; the last four are nothing where all is well. */
export type Verdict = {
  readonly movements: number
  readonly entries: number
  /** Everything there is, in all books together. */
  readonly sum: number
  readonly unbalancedMovements: number
  readonly wrongPurses: number
  readonly wrongHolds: number
}

/**
 * Adds up one site, from its first entry: every movement and all together come to nothing, every purse and every hold is
 * what its entries say. One statement, so that what is booked meanwhile is seen whole or not at all.
 */
export async function addUp(db: Db, siteId: number): Promise<Verdict> {
  const { rows } = await sql<Record<keyof Verdict, string>>`
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
  return verdictIn(rows)
}

/** PostgreSQL tells sums and counts as text. */
export function verdictIn([row]: readonly Record<keyof Verdict, string>[]): Verdict {
  if (!row) throw new Error('The ledger was not added up.')
  return {
    movements: Number(row.movements),
    entries: Number(row.entries),
    sum: Number(row.sum),
    unbalancedMovements: Number(row.unbalancedMovements),
    wrongPurses: Number(row.wrongPurses),
    wrongHolds: Number(row.wrongHolds),
  }
}
