import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Kind = 'grant' | 'take' | 'tip' | 'hold' | 'release' | 'pay' | 'suspect' | 'reverse'

/** One side of a movement: the book, and the amount it adds there. */
export type Leg = {
  readonly amount: number
  /** What it adds to a person's lifetime total. */
  readonly lifetime?: number
} & (
  | { readonly book: 'person'; readonly accountId: string }
  | { readonly book: 'escrow'; readonly holdId: string }
  | { readonly book: 'system' | 'shop' }
)

export type NewMovement = {
  readonly kind: Kind
  readonly rule: string
  readonly accountId: string
  readonly object: string
  readonly amount: number
  readonly shortfall?: number
  readonly reverses?: string
  readonly reason?: string
  readonly byId?: string
  readonly bucket?: string
  readonly at: Date
}

/** Writes a movement with its entries, which update the wallets; undefined when it was booked before. */
export async function book(
  db: Db,
  { amount, shortfall = 0, ...movement }: NewMovement,
  legs: readonly Leg[],
): Promise<string | undefined> {
  const row = await on(db)
    .insertInto('points.movement')
    .values({ ...movement, amount: String(amount), shortfall: String(shortfall) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  const entries = legs.map(({ book, amount, lifetime = 0, ...leg }, index) => ({
    movementId: row.id,
    leg: index + 1,
    book,
    accountId: 'accountId' in leg ? leg.accountId : null,
    holdId: 'holdId' in leg ? leg.holdId : null,
    amount: String(amount),
    lifetime: String(lifetime),
    at: movement.at,
  }))
  if (entries.length > 0) await on(db).insertInto('points.entry').values(entries).execute()
  return row.id
}

/** Identifies a hold: person, rule and object. */
type HoldKey = { readonly accountId: string; readonly rule: string; readonly object: string }

export type Hold = {
  readonly id: string
  readonly accountId: string
  readonly rule: string
  readonly object: string
  readonly amount: number
  readonly state: 'held' | 'released' | 'paid'
}

const holdColumns = ['id', 'accountId', 'rule', 'object', 'amount', 'state'] as const

export async function findHold(db: Db, { accountId, rule, object }: HoldKey): Promise<Hold | undefined> {
  const row = await on(db)
    .selectFrom('points.hold')
    .select(holdColumns)
    .where('accountId', '=', accountId)
    .where('rule', '=', rule)
    .where('object', '=', object)
    .executeTakeFirst()
  return row && { ...row, amount: Number(row.amount) }
}

export async function insertHold(
  db: Db,
  { amount, ...hold }: HoldKey & { readonly amount: number; readonly at: Date },
): Promise<string> {
  const { id } = await on(db)
    .insertInto('points.hold')
    .values({ ...hold, amount: String(amount) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether it was still open: of two concurrent calls one settles it. */
export async function settleHold(
  db: Db,
  holdId: string,
  { state, at }: { readonly state: 'released' | 'paid'; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('points.hold')
    .set({ state, settledAt: at })
    .where('id', '=', holdId)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function movementById(db: Db, movementId: string) {
  const row = await on(db)
    .selectFrom('points.movement')
    .select(['id', 'kind', 'rule', 'accountId', 'object', 'amount', 'at'])
    .where('id', '=', movementId)
    .executeTakeFirst()
  return row && { ...row, amount: Number(row.amount) }
}

export async function entriesOf(db: Db, movementId: string) {
  const rows = await on(db)
    .selectFrom('points.entry')
    .select(['book', 'accountId', 'amount', 'lifetime'])
    .where('movementId', '=', movementId)
    .orderBy('leg')
    .execute()
  return rows.map(({ amount, lifetime, ...row }) => ({
    ...row,
    amount: Number(amount),
    lifetime: Number(lifetime),
  }))
}

export async function isReversed(db: Db, movementId: string): Promise<boolean> {
  const row = await on(db)
    .selectFrom('points.movement')
    .select('id')
    .where('reverses', '=', movementId)
    .executeTakeFirst()
  return row !== undefined
}
