import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Period } from '../rule/rule-defaults.ts'

/** One earning of a person, with the limit of its rule. */
export type Earning = {
  readonly siteId: number
  readonly accountId: string
  readonly rule: string
  /** What it is for: the same rule, person and object earn once. */
  readonly object: string
  readonly amount: number
  readonly limit: { readonly period: Period; readonly times: number } | null
  /** The site's time zone, which defines days and months. */
  readonly zone: string
  readonly at: Date
}

/** `again`: it was earned before. `limit`: the rule's limit for the day, the month or for life is reached. */
export type EarnResult =
  | { readonly outcome: 'earned'; readonly movementId: string; readonly amount: number }
  | { readonly outcome: 'again' | 'limit' }

/**
 * Books earnings: the wallets are locked, then one statement decides and writes all of them. It is idempotent, and
 * several earnings of one person in one group count towards each other's limits.
 */
export async function bookEarnings(db: Db, earnings: readonly Earning[]): Promise<readonly EarnResult[]> {
  if (earnings.length === 0) return []
  await lockWallets(db, earnings)
  const column = <T>(read: (earning: Earning) => T) => earnings.map(read)
  const { rows } = await sql<{ id: string | null; known: boolean; amount: string }>`
    with asked as (
      select *, points.bucket_of(period, at, zone) as bucket
      from unnest(${column((row) => row.siteId)}::integer[], ${column((row) => row.accountId)}::bigint[],
        ${column((row) => row.rule)}::text[], ${column((row) => row.object)}::text[],
        ${column((row) => row.amount)}::bigint[], ${column((row) => row.limit?.period ?? null)}::text[],
        ${column((row) => row.limit?.times ?? null)}::integer[], ${column((row) => row.zone)}::text[],
        ${column((row) => row.at)}::timestamptz[]) with ordinality
        as t (site_id, account_id, rule, object, amount, period, times, zone, at, place)
    ), fresh as (
      select distinct on (site_id, account_id, rule, object) * from asked
      where not exists (
        select from points.movement as known
        where known.site_id = asked.site_id and known.account_id = asked.account_id and known.rule = asked.rule
          and known.object = asked.object and known.kind in ('earn', 'suspect'))
      order by site_id, account_id, rule, object, place
    ), counted as (
      select fresh.*, row_number() over (partition by site_id, account_id, rule, bucket order by place)
        + case when bucket is null then 0 else (
            select count(*) from points.movement as known
            where known.site_id = fresh.site_id and known.account_id = fresh.account_id and known.rule = fresh.rule
              and known.bucket = fresh.bucket and known.kind in ('earn', 'suspect')) end as nth
      from fresh
    ), moved as (
      insert into points.movement (site_id, kind, rule, account_id, object, amount, bucket, at)
      select site_id, 'earn', rule, account_id, object, amount, bucket, at
      from counted where times is null or nth <= times
      returning site_id, id, account_id, rule, object, amount, at
    ), booked as (
      insert into points.entry (site_id, movement_id, leg, book, account_id, amount, lifetime, at)
      select site_id, id, leg, book, case book when 'person' then account_id end, sign * amount,
        case book when 'person' then amount else 0 end, at
      from moved cross join (values (1, 'person', 1), (2, 'system', -1)) as legs (leg, book, sign)
    )
    select moved.id, asked.amount, counted.place is null as known
    from asked
    left join counted on counted.place = asked.place
    left join moved on moved.site_id = counted.site_id and moved.account_id = counted.account_id
      and moved.rule = counted.rule and moved.object = counted.object
    order by asked.place`.execute(db.kysely)
  return rows.map(({ id, known, amount }) =>
    id === null
      ? { outcome: known ? 'again' : 'limit' }
      : { outcome: 'earned', movementId: id, amount: Number(amount) },
  )
}

type Whose = { readonly siteId: number; readonly accountId: string }

export type Wallet = { readonly balance: number; readonly lifetime: number }

/** Locks the wallets of these people until the transaction ends, in one order for all; creates missing ones. */
export async function lockWallets(db: Db, people: readonly Whose[]): Promise<ReadonlyMap<string, Wallet>> {
  const { rows } = await sql<{ accountId: string; balance: string; lifetime: string }>`
    select site_id, account_id, balance, lifetime
    from points.hold_purses(${people.map(({ siteId }) => siteId)}::integer[],
      ${people.map(({ accountId }) => accountId)}::bigint[])`.execute(db.kysely)
  return new Map(
    rows.map(({ accountId, balance, lifetime }) => [
      accountId,
      { balance: Number(balance), lifetime: Number(lifetime) },
    ]),
  )
}
