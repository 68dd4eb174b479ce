import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type NewExchange = {
  readonly accountId: string
  readonly productId: string
  readonly title: string
  readonly points: number
  readonly receiver: string
  readonly phone: string
  readonly address: string
  readonly createdAt: Date
}

export async function insertExchange(db: Db, exchange: NewExchange): Promise<string> {
  const { id } = await on(db)
    .insertInto('mall.exchange')
    .values(exchange)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type ExchangeRow = NonNullable<Awaited<ReturnType<typeof lockExchange>>>

export async function lockExchange(db: Db, id: string) {
  return on(db).selectFrom('mall.exchange').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Marks as shipped, or updates the logistics of what is already shipped. */
export async function markShipped(
  db: Db,
  id: string,
  logistics: { readonly carrier: string; readonly trackingNo: string; readonly shippedAt: Date },
): Promise<void> {
  await on(db)
    .updateTable('mall.exchange')
    .set({ ...logistics, state: 'SHIPPED' })
    .where('id', '=', id)
    .execute()
}

export async function markSigned(db: Db, id: string, signed: { at: Date; byClock: boolean }): Promise<void> {
  await on(db)
    .updateTable('mall.exchange')
    .set({ state: 'SIGNED', signedAt: signed.at, signedByClock: signed.byClock })
    .where('id', '=', id)
    .execute()
}

export async function markCancelled(db: Db, id: string, at: Date): Promise<void> {
  await on(db)
    .updateTable('mall.exchange')
    .set({ state: 'CANCELLED', cancelledAt: at })
    .where('id', '=', id)
    .execute()
}

/** Unconfirmed shipments, oldest first; those locked by another worker are skipped. */
export async function unconfirmed(db: Db, shippedBefore: Date, limit: number) {
  return on(db)
    .selectFrom('mall.exchange')
    .selectAll()
    .where('state', '=', 'SHIPPED')
    .where('shippedAt', '<=', shippedBefore)
    .orderBy('shippedAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

type Receiver = { readonly receiver: string; readonly phone: string; readonly address: string }

/** The most addresses saved per person. */
const mostAddresses = 10

/** Saves a delivery address; the oldest beyond the limit is deleted. */
export async function rememberAddress(
  db: Db,
  { accountId, receiver, phone, address, at }: Receiver & { readonly accountId: string; readonly at: Date },
): Promise<void> {
  await on(db)
    .insertInto('mall.address')
    .values({ accountId, receiver, phone, address, usedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'accountId', 'receiver', 'phone', 'address']).doUpdateSet({ usedAt: at }),
    )
    .execute()
  const saved = await addressesOf(db, accountId)
  const old = saved.slice(mostAddresses).map(({ id }) => id)
  if (old.length > 0) await on(db).deleteFrom('mall.address').where('id', 'in', old).execute()
}

export async function addressesOf(db: Db, accountId: string) {
  return on(db)
    .selectFrom('mall.address')
    .select(['id', 'receiver', 'phone', 'address'])
    .where('accountId', '=', accountId)
    .orderBy('usedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteAddress(db: Db, id: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('mall.address')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
