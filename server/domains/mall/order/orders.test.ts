import * as contract from '@lyceum/contract/mall'
import { expect, test } from 'vitest'
import { earn } from '#domains/points'
import { testApp } from '#testing/test-app'
import { makeFile } from '../../file/make.ts'
import { accountNamed } from '../../identity/make.ts'
import { makeExchange, makeProduct } from '../make.ts'
import { ordersExport } from './export-orders.ts'
import { faultsIn } from './tracking-rules.ts'
import { readExport } from '#platform/domain/export'

test('INV-P11 receivers are shown only to people who ship', async () => {
  const home = await testApp()
  const { tang, lin, chen, db } = home
  const id = await makeExchange(await db(), await accountNamed(await home.db(), 'lin'))
  const { records, counts } = await tang.call(contract.listOrders, { text: '静安' })
  expect(records).toEqual([])
  expect(counts.NOT_SHIPPED).toBe(1)
  expect((await tang.call(contract.listOrders, { text: '林知夏' })).records).toMatchObject([
    { id, name: '林知夏', receiver: '林知夏', phone: '13800138000' },
  ])
  expect((await tang.call(contract.listOrders, { text: id })).total).toBe(1)
  // One more than the greatest possible id.
  expect((await tang.call(contract.listOrders, { text: '9223372036854775808' })).total).toBe(0)
  expect(await lin.refused(contract.listOrders, {})).toBe('NO_RIGHT_READ_MSG')
  expect(await chen.refused(contract.shipExchange, { id, carrier: '顺丰', trackingNo: 'SF1' })).toBe(
    'NO_RIGHT_WRITE_MSG',
  )
})

test('a shipper of one unit sees and ships only the orders of its people', async () => {
  const home = await testApp()
  const { zhou, db } = home
  const inside = await makeExchange(await db(), await accountNamed(await home.db(), 'lin'))
  const outside = await makeExchange(await db(), await accountNamed(await home.db(), 'mei'))
  const { records, total, counts } = await zhou.call(contract.listOrders, {})
  expect([records.map(({ id }) => id), total, counts.NOT_SHIPPED]).toEqual([[inside], 1, 1])
  expect(await zhou.call(contract.listOrders, { text: outside })).toMatchObject({ records: [], total: 0 })
  const sent = { carrier: '顺丰', trackingNo: 'SF1' }
  expect(await zhou.refused(contract.shipExchange, { id: outside, ...sent })).toBe('NOT_FOUND')
  expect(await zhou.refused(contract.callOffExchange, { id: outside, reason: '缺货' })).toBe('NOT_FOUND')
  await zhou.call(contract.shipExchange, { id: inside, ...sent })
})

test('the shop cancels what it cannot ship, with an audited reason', async () => {
  const home = await testApp()
  const { tang, lin, db } = home
  const linId = await accountNamed(await home.db(), 'lin')
  const productId = await makeProduct(await db(), { byId: linId, points: 10, stock: 1 })
  await earn(await home.ctx(), { accountId: linId, rule: 'test.gift', object: 'g', amount: 10 })
  const to = { receiver: '林知夏', phone: '13800138000', address: '上海' }
  const { id } = await lin.call(contract.exchangeProduct, { productId, ...to })
  await tang.call(contract.callOffExchange, { id, reason: '到货破损' })
  expect((await lin.call(contract.getProduct, { id: productId })).stock).toBe(1)
  expect((await lin.call(contract.listExchangeable, {})).total).toBe(1)
  expect(await tang.refused(contract.callOffExchange, { id, reason: '再来一次' })).toBe('EXCHANGE_STATE')
})

test('the faults in a list of tracking numbers are returned line by line', () => {
  const states = new Map([
    ['1', 'NOT_SHIPPED'],
    ['2', 'SHIPPED'],
  ])
  const row = (id: string, carrier = '顺丰', trackingNo = 'SF1') => ({ line: 2, id, carrier, trackingNo })
  expect(
    faultsIn([row('1'), row('1'), row('2'), row('9'), row('1', ''), row('1', '顺丰', 'a b')], states).map(
      ({ fault }) => fault,
    ),
  ).toEqual([undefined, 'twice', 'notWaiting', 'unknown', 'incomplete', 'incomplete'])
})

test('only one’s own uploaded list is read', async () => {
  const home = await testApp()
  const { tang, db } = home
  const fileId = await makeFile(await db(), {
    ownerId: await accountNamed(await home.db(), 'lin'),
    purpose: 'import',
    name: '运单.csv',
  })
  expect(await tang.refused(contract.importTracking, { fileId, isRehearsal: true })).toBe('NOT_FOUND')
})

test('orders are exported as a table that can be filled in and imported', async () => {
  const home = await testApp()
  const linId = await accountNamed(await home.db(), 'lin')
  const ids = [
    await makeExchange(await home.db(), linId),
    await makeExchange(await home.db(), linId, 'SHIPPED'),
  ]
  const ctx = await home.ctx('alpha', {
    as: { id: await accountNamed(await home.db(), 'tang'), role: 'TADM' },
  })
  const rows = []
  for await (const row of readExport(ordersExport, ctx, {}).rows) rows.push(row)
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    [ids[1], '已发货，待确认'],
    [ids[0], '未发货'],
  ])
})
