import { sql } from 'kysely'
import type { MovementKind } from '@lyceum/contract/mall'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type ProductFields = {
  readonly title: string
  readonly categoryId: string
  readonly introduction: string
  readonly item: string
  readonly pictureId: string | null
  readonly points: number
  readonly isShown: boolean
}

export async function lockProduct(db: Db, id: string) {
  return on(db).selectFrom('mall.product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertProduct(db: Db, fields: ProductFields, at: Date): Promise<string> {
  const { id } = await on(db)
    .insertInto('mall.product')
    .values({ ...fields, createdAt: at, updatedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateProduct(db: Db, id: string, fields: ProductFields & { at: Date }): Promise<void> {
  const { at, ...rest } = fields
  await on(db)
    .updateTable('mall.product')
    .set({ ...rest, updatedAt: at, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

type Step = {
  readonly productId: string
  readonly kind: MovementKind
  readonly amount: number
  readonly exchangeId?: string
  readonly accountId: string
  readonly reason?: string
  readonly at: Date
}

/**
 * The only function that changes stock: the count together with the movement that explains it. Returns what is left,
 * or undefined without enough stock: the condition is in the statement, so that two at once cannot both take the last
 * item.
 */
export async function moveStock(db: Db, step: Step): Promise<number | undefined> {
  const { productId, amount, kind } = step
  const exchanged = { exchanged: 1, returned: -1, received: 0, corrected: 0 }[kind]
  const left = await on(db)
    .updateTable('mall.product')
    .set({ stock: sql`stock + ${amount}`, exchanged: sql`exchanged + ${exchanged}` })
    .where('id', '=', productId)
    .where(sql<boolean>`stock + ${amount} >= 0`)
    .returning('stock')
    .executeTakeFirst()
  if (!left) return undefined
  await on(db)
    .insertInto('mall.stock_movement')
    .values({ ...step, stockAfter: left.stock })
    .execute()
  return left.stock
}

export async function movementsOf(db: Db, productId: string) {
  return on(db)
    .selectFrom('mall.stock_movement')
    .select(['at', 'kind', 'amount', 'stockAfter', 'accountId', 'reason'])
    .where('productId', '=', productId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}
