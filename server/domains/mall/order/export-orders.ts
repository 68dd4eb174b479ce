import type { z } from 'zod'
import { type Order, orderFilter } from '@lyceum/contract/mall'
import { formatTime } from '#platform/time/format-time'
import type { Ctx } from '#platform/ctx'
import { exporting, type ExportRow } from '#platform/domain/export'
import { stateNames } from '../text.ts'
import { ordersBelow } from './queries.ts'

const batch = 500

/** What is to be sent and to whom, as a table: with the tracking numbers filled in it can be imported. */
export const ordersExport = exporting({
  kind: 'mall.orders',
  permission: 'mall.ship',
  title: { 'zh-CN': '兑换单', 'zh-TW': '兌換單', 'en-US': 'Orders' },
  filter: orderFilter,
  columns: [
    { key: 'id', title: { 'zh-CN': '兑换单号', 'zh-TW': '兌換單號', 'en-US': 'Order' } },
    { key: 'carrier', title: { 'zh-CN': '快递公司', 'zh-TW': '物流公司', 'en-US': 'Carrier' } },
    { key: 'trackingNo', title: { 'zh-CN': '运单号', 'zh-TW': '運單號', 'en-US': 'Tracking number' } },
    { key: 'title', title: { 'zh-CN': '商品', 'zh-TW': '商品', 'en-US': 'Product' } },
    { key: 'points', title: { 'zh-CN': '积分', 'zh-TW': '點數', 'en-US': 'Points' }, isNumber: true },
    { key: 'state', title: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'State' } },
    { key: 'name', title: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' } },
    { key: 'unit', title: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' } },
    { key: 'receiver', title: { 'zh-CN': '收货人', 'zh-TW': '收件人', 'en-US': 'Receiver' } },
    { key: 'phone', title: { 'zh-CN': '电话', 'zh-TW': '電話', 'en-US': 'Phone' } },
    { key: 'address', title: { 'zh-CN': '地址', 'zh-TW': '地址', 'en-US': 'Address' } },
    { key: 'createdAt', title: { 'zh-CN': '兑换时间', 'zh-TW': '兌換時間', 'en-US': 'Redeemed at' } },
  ],
  rows: orderRows,
})

async function* orderRows(ctx: Ctx, filter: z.output<typeof orderFilter>): AsyncIterable<ExportRow> {
  for (let below: string | undefined; ;) {
    const orders = await ordersBelow(ctx, filter, { below, limit: batch })
    for (const order of orders) yield rowOf(ctx, order)
    const last = orders.at(-1)
    if (!last || orders.length < batch) return
    below = last.id
  }
}

function rowOf({ locale, site }: Ctx, order: Order): ExportRow {
  const { id, title, points, name, unit, receiver, phone, address, logistics } = order
  return {
    id,
    ...logistics,
    title,
    points,
    state: stateNames[order.state][locale],
    name,
    unit,
    receiver,
    phone,
    address,
    createdAt: formatTime(new Date(order.createdAt), site.zone),
  }
}
