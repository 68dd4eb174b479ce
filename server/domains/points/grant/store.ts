import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type NewBulk = {
  readonly reason: string
  readonly byId: string
  readonly at: Date
  readonly people: number
  readonly total: number
}

export async function insertBulk(db: Db, { total, ...bulk }: NewBulk): Promise<string> {
  const { id } = await on(db)
    .insertInto('points.bulk')
    .values({ ...bulk, total: String(total) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Grants = {
  readonly bulkId: string
  readonly reason: string
  readonly byId: string
  readonly at: Date
  readonly grants: readonly { readonly accountId: string; readonly amount: number }[]
}

/** Books what everybody gets or loses by one grant, in one statement. The caller has locked the wallets. */
export async function bookGrants(db: Db, { bulkId, reason, byId, at, grants }: Grants) {
  const { rows } = await sql<{ id: string; accountId: string; kind: 'grant' | 'take'; amount: string }>`
    with asked as (
      select * from unnest(${grants.map(({ accountId }) => accountId)}::bigint[],
        ${grants.map(({ amount }) => amount)}::bigint[]) as t (account_id, amount)
    ), moved as (
      insert into points.movement (site_id, kind, rule, account_id, object, amount, reason, by_id, at)
      select ${db.siteId}, case when amount > 0 then 'grant' else 'take' end, 'manual', account_id, ${`grant:${bulkId}`},
        abs(amount), ${reason}, ${byId}::bigint, ${at}::timestamptz
      from asked
      returning id, account_id, kind, amount
    ), booked as (
      insert into points.entry (site_id, movement_id, leg, book, account_id, amount, lifetime, at)
      select ${db.siteId}, moved.id, leg, book, case book when 'person' then moved.account_id end, sign * asked.amount,
        case when book = 'person' and asked.amount > 0 then asked.amount else 0 end, ${at}::timestamptz
      from moved join asked using (account_id)
      cross join (values (1, 'person', 1), (2, 'system', -1)) as legs (leg, book, sign)
    )
    select id, account_id, kind, amount from moved`.execute(db.kysely)
  return rows.map(({ id, accountId, kind, amount }) => ({
    movementId: id,
    accountId,
    kind,
    amount: Number(amount),
  }))
}

/** Locks a grant, so that two concurrent undos run once. */
export function lockBulk(db: Db, id: string) {
  return on(db)
    .selectFrom('points.bulk')
    .select(['id', 'byId', 'at', 'undoneAt', 'people', 'total'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Undone = { readonly at: Date; readonly byId: string; readonly shortfall: number }

export async function markUndone(db: Db, id: string, { at, byId, shortfall }: Undone): Promise<void> {
  await on(db)
    .updateTable('points.bulk')
    .set({ undoneAt: at, undoneBy: byId, shortfall: String(shortfall) })
    .where('id', '=', id)
    .execute()
}

/** The movements of a grant that nobody has reversed individually since. */
export async function activeMovementsOf(db: Db, bulkId: string) {
  const rows = await on(db)
    .selectFrom('points.movement as movement')
    .leftJoin('points.movement as reversal', 'reversal.reverses', 'movement.id')
    .select(['movement.id', 'movement.accountId', 'movement.kind', 'movement.amount'])
    .where('movement.object', '=', `grant:${bulkId}`)
    .where('movement.rule', '=', 'manual')
    .where('movement.kind', 'in', ['grant', 'take'])
    .where('reversal.id', 'is', null)
    .orderBy('movement.id')
    .execute()
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }))
}

type Reversals = {
  readonly reason: string
  readonly byId: string
  readonly at: Date
  /** What is taken back of each: less than was given where some of it was spent. */
  readonly back: readonly {
    readonly id: string
    readonly accountId: string
    readonly amount: number
    readonly taken: number
    readonly isGift: boolean
  }[]
}

/** Books the reversals of many movements in one statement; returns which movement reverses which. */
export async function bookReversals(db: Db, { reason, byId, at, back }: Reversals) {
  const column = <T>(read: (row: Reversals['back'][number]) => T) => back.map(read)
  const { rows } = await sql<{ id: string; reverses: string }>`
    with asked as (
      select * from unnest(${column(({ id }) => id)}::bigint[], ${column(({ accountId }) => accountId)}::bigint[],
        ${column(({ amount }) => amount)}::bigint[], ${column(({ taken }) => taken)}::bigint[],
        ${column(({ isGift }) => isGift)}::boolean[]) as t (original, account_id, amount, taken, is_gift)
    ), moved as (
      insert into points.movement
        (site_id, kind, rule, account_id, object, amount, shortfall, reverses, reason, by_id, at)
      select ${db.siteId}, 'reverse', 'manual', account_id, 'movement:' || original, amount, amount - taken, original,
        ${reason}, ${byId}::bigint, ${at}::timestamptz
      from asked
      returning id, account_id, reverses
    ), legs as (
      select moved.id, leg, book, moved.account_id,
        case when is_gift then -sign else sign end * taken as amount,
        case when is_gift and book = 'person' then -asked.amount else 0 end as lifetime
      from moved join asked on asked.original = moved.reverses
      cross join (values (1, 'person', 1), (2, 'system', -1)) as legs (leg, book, sign)
    ), booked as (
      insert into points.entry (site_id, movement_id, leg, book, account_id, amount, lifetime, at)
      select ${db.siteId}, id, leg, book, case book when 'person' then account_id end, amount, lifetime,
        ${at}::timestamptz
      from legs where amount <> 0 or lifetime <> 0
    )
    select id, reverses from moved`.execute(db.kysely)
  return rows
}
