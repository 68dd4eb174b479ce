// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Address = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  receiver: string
  phone: string
  address: string
  usedAt: Generated<Date>
}

type Category = {
  siteId: SiteColumn
  id: Generated<string>
  name: string
  position: Generated<number>
}

type Exchange = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  productId: string
  title: string
  points: number
  state: Generated<'NOT_SHIPPED' | 'SHIPPED' | 'SIGNED' | 'CANCELLED'>
  receiver: string
  phone: string
  address: string
  carrier: Generated<string>
  trackingNo: Generated<string>
  createdAt: Generated<Date>
  shippedAt: Date | null
  signedAt: Date | null
  signedByClock: Generated<boolean>
  cancelledAt: Date | null
}

type Product = {
  siteId: SiteColumn
  id: Generated<string>
  categoryId: string
  title: string
  introduction: Generated<string>
  item: Generated<string>
  pictureId: string | null
  points: number
  stock: Generated<number>
  exchanged: Generated<number>
  isShown: Generated<boolean>
  revision: Generated<number>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type StockMovement = {
  siteId: SiteColumn
  id: Generated<string>
  productId: string
  kind: 'received' | 'corrected' | 'exchanged' | 'returned'
  amount: number
  stockAfter: number
  exchangeId: string | null
  accountId: string
  reason: Generated<string>
  at: Generated<Date>
}

type Tables = {
  'mall.address': Address
  'mall.category': Category
  'mall.exchange': Exchange
  'mall.product': Product
  'mall.stock_movement': StockMovement
}

export const on = tables<Tables>()
