import { sql } from 'kysely'
import { dayBegun, pointsEarned } from '#events/points'
import { batch } from '#platform/db/batch'
import { type Db, inTransaction } from '#platform/db'
import type { Parts } from '#platform/parts'
import { publishInGroup } from '#platform/events/publish-in-group'
import { bookEarnings, type Earning } from '../ledger/earn-store.ts'
import { on } from '../tables.ts'
import { bonusEvery } from './rules.ts'

type Coming = {
  readonly accountId: string
  readonly zone: string
  readonly at: Date
  /** Points for the day, and for every seventh in a row. */
  readonly points: number
  readonly bonus: number
}

type SignInRow = Coming & { readonly siteId: number }

/** Undefined: the person has already signed in today. */
export type SignedIn =
  | { readonly day: string; readonly streak: number; readonly points: number; readonly bonus: number }
  | undefined

/** Sign-ins by group commit: the day, its points and its events, all or none. */
export const writeSignIns = batch<Coming, SignedIn>({
  name: 'points.signIn',
  maxRows: 500,
  write: (db, coming, parts) => inTransaction(db, (db) => signInAll(db, coming, parts)),
})

async function signInAll(db: Db, coming: readonly SignInRow[], parts: Parts): Promise<readonly SignedIn[]> {
  const days = await insertDays(db, coming)
  const fresh = coming.flatMap((row, place) => {
    const made = days.get(place)
    return made ? [{ ...row, ...made, bonus: made.streak % bonusEvery === 0 ? row.bonus : 0 }] : []
  })
  await payFor(db, fresh, parts)
  const all = fresh.map(({ siteId, accountId, at, day, streak }) => ({
    siteId,
    actorId: accountId,
    at,
    details: { accountId, day, streak },
  }))
  await publishInGroup(db, parts, { event: dayBegun, all })
  const answers = new Map(fresh.map((row) => [row.place, row]))
  return coming.map((_row, place) => answers.get(place))
}

type Fresh = SignInRow & { readonly place: number; readonly day: string; readonly streak: number }

async function payFor(db: Db, fresh: readonly Fresh[], parts: Parts): Promise<void> {
  const earnings = fresh.flatMap(({ siteId, accountId, zone, at, day, points, bonus }): Earning[] => {
    const common = { siteId, accountId, zone, at, object: `day:${day}`, limit: null }
    return [
      { ...common, rule: 'signIn', amount: points },
      { ...common, rule: 'streak', amount: bonus },
    ].filter(({ amount }) => amount > 0)
  })
  const booked = await bookEarnings(db, earnings)
  const all = earnings.flatMap(({ siteId, accountId, rule, object, at }, index) => {
    const result = booked[index]
    if (result?.outcome !== 'earned') return []
    const { movementId, amount } = result
    return [{ siteId, actorId: accountId, at, details: { movementId, accountId, rule, object, amount } }]
  })
  await publishInGroup(db, parts, { event: pointsEarned, all })
}

/**
 * One row each, with the last streak plus one if all days in between were frozen by leave, most often none; returns
 * the new rows by their index.
 */
async function insertDays(
  db: Db,
  coming: readonly SignInRow[],
): Promise<ReadonlyMap<number, { place: number; day: string; streak: number }>> {
  const column = <T>(read: (row: SignInRow) => T) => coming.map(read)
  const { rows } = await sql<{ place: string; day: string; streak: number }>`
    with asked as (
      select distinct on (site_id, account_id) site_id, account_id, at, place, (at at time zone zone)::date as day
      from unnest(${column((row) => row.siteId)}::integer[], ${column((row) => row.accountId)}::bigint[],
        ${column((row) => row.zone)}::text[], ${column((row) => row.at)}::timestamptz[]) with ordinality
        as t (site_id, account_id, zone, at, place)
      order by site_id, account_id, place
    ), made as (
      insert into points.sign_in (site_id, account_id, day, streak, at)
      select site_id, account_id, day, 1 + coalesce((
        select before.streak from (
          select day, streak from points.sign_in as earlier
          where earlier.site_id = asked.site_id and earlier.account_id = asked.account_id and earlier.day < asked.day
          order by day desc limit 1) as before
        where asked.day - before.day - 1 = (
          select count(*) from points.frozen_day as frozen
          where frozen.site_id = asked.site_id and frozen.account_id = asked.account_id
            and frozen.day > before.day and frozen.day < asked.day)), 0), at
      from asked order by site_id, account_id
      on conflict do nothing
      returning site_id, account_id, day, streak
    )
    select asked.place, made.day, made.streak from made join asked using (site_id, account_id)`.execute(
    db.kysely,
  )
  return new Map(rows.map(({ place, ...row }) => [Number(place) - 1, { place: Number(place) - 1, ...row }]))
}

/** The last sign-in days up to a day, newest first: as many as a week has. */
export async function lastDaysSigned(db: Db, accountId: string, today: string) {
  return on(db)
    .selectFrom('points.sign_in')
    .select(['day', 'streak'])
    .where('accountId', '=', accountId)
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .limit(7)
    .execute()
}

/** The sign-in days in a range, both ends included. */
export async function daysSigned(
  db: Db,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
) {
  return on(db)
    .selectFrom('points.sign_in')
    .select(['day', 'streak'])
    .where('accountId', '=', accountId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}
