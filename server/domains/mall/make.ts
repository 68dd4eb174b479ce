import { randomUUID } from 'node:crypto'
import type { ExchangeState } from '@lyceum/contract/mall'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeFile } from '../file/make.ts'
import { deleteCategory, insertCategory } from './product/category-store.ts'
import { deleteAddress, insertExchange } from './exchange/store.ts'
import { insertProduct, moveStock } from './product/store.ts'
import { on } from './tables.ts'

export async function makeMallCategory(db: Db, name = `类${randomUUID().slice(0, 8)}`): Promise<string> {
  return (await insertCategory(db, name)) ?? ''
}

type NewProduct = {
  readonly title?: string
  readonly points?: number
  readonly stock?: number
  readonly isShown?: boolean
  readonly categoryId?: string
  /** Who added it. */
  readonly byId: string
}

/** A product with its stock. */
export async function makeProduct(db: Db, { byId, stock = 5, ...given }: NewProduct): Promise<string> {
  const { title = '青瓷纹马克杯', points = 100, isShown = true } = given
  const categoryId = given.categoryId ?? (await makeMallCategory(db))
  const at = new Date()
  const fields = { title, points, isShown, categoryId, introduction: '', item: 'mug', pictureId: null }
  const productId = await insertProduct(db, fields, at)
  if (stock > 0) await moveStock(db, { productId, kind: 'received', amount: stock, accountId: byId, at })
  return productId
}

/** An exchange with its stock movement; no points are held for it. */
export async function makeExchange(
  db: Db,
  accountId: string,
  state: ExchangeState = 'NOT_SHIPPED',
): Promise<string> {
  const productId = await makeProduct(db, { byId: accountId })
  const to = { receiver: '林知夏', phone: '13800138000', address: '上海市静安区南京西路 1 号' }
  const at = new Date()
  const row = { accountId, productId, title: '青瓷纹马克杯', points: 100, ...to, createdAt: at }
  const id = await insertExchange(db, row)
  await moveStock(db, { productId, kind: 'exchanged', amount: -1, exchangeId: id, accountId, at })
  if (state === 'SHIPPED')
    await on(db)
      .updateTable('mall.exchange')
      .set({ state, carrier: '顺丰', trackingNo: 'SF1', shippedAt: new Date() })
      .where('id', '=', id)
      .execute()
  return id
}

async function makeAddress(db: Db, accountId: string): Promise<string> {
  const row = { accountId, receiver: '林知夏', phone: '13800138000', address: `静安区 ${randomUUID()}` }
  const { id } = await on(db).insertInto('mall.address').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const fixtures: Fixtures = {
  'mall.category': { make: (db) => makeMallCategory(db), reach: 'site', remove: deleteCategory },
  'mall.product': { make: (db, byId) => makeProduct(db, { byId }), reach: 'site' },
  'mall.exchange': { make: (db, ownerId) => makeExchange(db, ownerId), reach: 'owner' },
  'mall.address': {
    make: makeAddress,
    reach: 'own',
    remove: async (db, id) => {
      const row = await on(db)
        .selectFrom('mall.address')
        .select('accountId')
        .where('id', '=', id)
        .executeTakeFirst()
      await deleteAddress(db, id, row?.accountId ?? '0')
    },
  },
  'mall.picture': {
    make: (db, ownerId) => makeFile(db, { ownerId, purpose: 'cover', name: '封面.png', type: 'image/png' }),
    reach: 'site',
  },
  'mall.trackingFile': {
    make: (db, ownerId) => makeFile(db, { ownerId, purpose: 'import', name: '运单.xlsx' }),
    reach: 'own',
  },
}
