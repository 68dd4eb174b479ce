import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { type LedgerCheck, parseLedgerCheck } from '../check-store.ts'

/** How far the ledger has been checked, and the current transaction horizon. */
export type Proof = {
  readonly xact: string
  readonly movementId: string
  readonly movements: string
  readonly entries: string
  /** Every transaction before this one has ended. */
  readonly horizon: string
  /** Whether transaction ids restarted, as in another cluster. */
  readonly isStrange: boolean
}

/** The checkpoint of this site, locked against a concurrent check. */
export async function lockProof(db: Db): Promise<Proof | undefined> {
  const { rows } = await sql<Proof>`
    select xact, movement_id, movements, entries,
           pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
           xact > pg_snapshot_xmax(pg_current_snapshot())::text::bigint as is_strange
    from points.proof where site_id = ${db.siteId} for update`.execute(db.kysely)
  return rows[0]
}

/**
 * Checks what is new since the checkpoint: every new movement and their total are zero, every wallet equals the
 * checkpoint plus what came since, every moved hold equals its entries. One statement, so that concurrent bookings
 * are seen whole or not at all.
 */
export async function addNew(db: Db, proof: Proof): Promise<LedgerCheck> {
  const { siteId } = db
  const { rows } = await sql<Record<keyof LedgerCheck, string>>`
    with fresh as materialized (
      select movement_id, account_id, hold_id, amount, lifetime from points.entry
      where site_id = ${siteId} and xact >= ${proof.xact} and movement_id > ${proof.movementId}
    ), purse as (
      select account_id, balance, lifetime from points.purse where site_id = ${siteId}
    ), expected as (
      select account_id, sum(balance) as balance, sum(lifetime) as lifetime from (
        select account_id, balance, lifetime from points.proven where site_id = ${siteId}
        union all
        select account_id, amount, lifetime from fresh where account_id is not null) as part
      group by account_id
    ), of_hold as (
      select hold_id, sum(amount) as amount from points.entry
      where site_id = ${siteId} and hold_id in (select hold_id from fresh where hold_id is not null)
      group by hold_id
    )
    select ${proof.movements}::bigint + (select count(distinct movement_id) from fresh) as movements,
      ${proof.entries}::bigint + (select count(*) from fresh) as entries,
      (select coalesce(sum(amount), 0) from fresh) as sum,
      (select count(*) from (select from fresh group by movement_id having sum(amount) <> 0) as odd)
        as unbalanced_movements,
      (select count(*) from purse full join expected using (account_id)
       where coalesce(purse.balance, 0) <> coalesce(expected.balance, 0)
          or coalesce(purse.lifetime, 0) <> coalesce(expected.lifetime, 0)) as wrong_purses,
      (select count(*) from of_hold join points.hold as hold on hold.id = of_hold.hold_id
       where hold.site_id = ${siteId}
         and of_hold.amount <> case hold.state when 'held' then hold.amount else 0 end) as wrong_holds`.execute(
    db.kysely,
  )
  return parseLedgerCheck(rows)
}

/** Extends the checkpoint by everything that no running transaction can add to any more. */
export async function extendProof(db: Db, { xact, movementId, horizon }: Proof): Promise<void> {
  const { siteId } = db
  await sql`
    with settled as materialized (
      select movement_id, account_id, amount, lifetime from points.entry
      where site_id = ${siteId} and xact >= ${xact} and xact < ${horizon} and movement_id > ${movementId}
    ), kept as (
      insert into points.proven (site_id, account_id, balance, lifetime)
      select ${siteId}::integer, account_id, sum(amount), sum(lifetime) from settled
      where account_id is not null group by account_id
      on conflict (site_id, account_id) do update
        set balance = proven.balance + excluded.balance, lifetime = proven.lifetime + excluded.lifetime
    )
    update points.proof
    set xact = ${horizon},
        movements = movements + (select count(distinct movement_id) from settled),
        entries = entries + (select count(*) from settled)
    where site_id = ${siteId}`.execute(db.kysely)
}

/** The current transaction horizon, before everything is added up. */
export async function proofHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db.kysely)
  return rows[0]?.horizon ?? '0'
}

/**
 * Restarts the checkpoint with everything before a horizon. Entries of a future transaction id come from another
 * cluster.
 */
export async function renewProof(db: Db, horizon: string): Promise<void> {
  const { siteId } = db
  const { rows } = await sql<{ movementId: string }>`
    select coalesce(max(movement_id), 0) as movement_id from points.entry
    where site_id = ${siteId} and xact > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`.execute(
    db.kysely,
  )
  const upTo = rows[0]?.movementId ?? '0'
  await sql`delete from points.proven where site_id = ${siteId}`.execute(db.kysely)
  await sql`
    with settled as (
      select movement_id, account_id, amount, lifetime from points.entry
      where site_id = ${siteId} and (xact is null or xact < ${horizon} or movement_id <= ${upTo})
    ), kept as (
      insert into points.proven (site_id, account_id, balance, lifetime)
      select ${siteId}::integer, account_id, sum(amount), sum(lifetime) from settled
      where account_id is not null group by account_id
    )
    insert into points.proof (site_id, xact, movement_id, movements, entries)
    select ${siteId}::integer, ${horizon}::bigint, ${upTo}::bigint, count(distinct movement_id), count(*) from settled
    on conflict (site_id) do update
      set xact = excluded.xact, movement_id = excluded.movement_id,
          movements = excluded.movements, entries = excluded.entries`.execute(db.kysely)
}
