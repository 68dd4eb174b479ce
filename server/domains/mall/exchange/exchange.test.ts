import { randomUUID } from 'node:crypto'
import * as contract from '@lyceum/contract/mall'
import { expect, test } from 'vitest'
import { balanceOf, earn } from '#domains/points'
import type { Db } from '#platform/db'
import { testApp } from '#testing/test-app'
import { accountNamed } from '../../identity/make.ts'
import { makeMallCategory, makeProduct } from '../make.ts'
import { signShipments } from '../jobs.ts'
import { on } from '../tables.ts'
import { mayBecome } from './rules.ts'

const to = { receiver: '林知夏', phone: '138 0013 8000', address: '上海市静安区南京西路 1 号' }

/** A mall with one product, and lin with points to spend. */
async function opened({ points = 680, stock = 2, balance = 1000 } = {}) {
  const home = await testApp()
  const sql = await home.db()
  const linId = await accountNamed(sql, 'lin')
  const productId = await makeProduct(sql, { byId: linId, points, stock })
  const ctx = await home.ctx()
  if (balance > 0) await earn(ctx, { accountId: linId, rule: 'test.gift', object: 'gift:1', amount: balance })
  const left = async () => ({
    balance: (await balanceOf(sql, linId)).balance,
    stock: await stockOf(sql, productId),
  })
  return { ...home, sql, ctx, linId, productId, left }
}

const stockOf = async (db: Db, productId: string) => {
  const product = await on(db)
    .selectFrom('mall.product')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const moved = await on(db)
    .selectFrom('mall.stock_movement')
    .select(({ fn }) => fn.sum<string>('amount').as('sum'))
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  // INV-P09: the stored stock is always the sum of its recorded movements.
  expect(Number(moved.sum)).toBe(product.stock)
  return product.stock
}

test('B-401 a product has title, category, stock, required points and exchange count', async () => {
  const { lin, productId } = await opened()
  expect(await lin.call(contract.getProduct, { id: productId })).toMatchObject({
    title: '青瓷纹马克杯',
    stock: 2,
    points: 680,
    exchanged: 0,
  })
  const { records } = await lin.call(contract.listMallCategories, {})
  const listed = await lin.call(contract.listProducts, { category: records[0]?.id ?? '' })
  expect(listed).toMatchObject({ total: 1, records: [{ id: productId, category: records[0]?.name }] })
})

test('C-089 Q-042 the categories of the mall are a tree of one level', async () => {
  const { lin } = await opened()
  const { records } = await lin.call(contract.listMallCategories, {})
  const { nodes } = await lin.call(contract.getCategoryTree, { type: 'MALL' })
  expect(nodes).toEqual(records.map((record) => ({ ...record, isParent: false, children: [] })))
  expect(nodes).not.toEqual([])
})

test('B-395 B-396 B-398 E-084 without receiver, phone and address nothing is booked', async () => {
  const { lin, productId, left } = await opened()
  for (const field of ['receiver', 'phone', 'address'])
    expect(await lin.refused(contract.exchangeProduct, { productId, ...to, [field]: ' ' })).toBe(
      'ERROR_RECEIVE_INFO_NULL',
    )
  expect(await lin.refused(contract.exchangeProduct, { productId })).toBe('ERROR_RECEIVE_INFO_NULL')
  expect(await left()).toEqual({ balance: 1000, stock: 2 })
})

test('B-397 E-043 the phone must be valid', async () => {
  const { lin, productId } = await opened()
  expect(await lin.refused(contract.exchangeProduct, { productId, ...to, phone: '12345' })).toBe(
    'PHONE_FORMAT',
  )
})

test('B-399 E-082 with too few points nothing is booked', async () => {
  const { lin, productId, left } = await opened({ balance: 679 })
  expect(await lin.refused(contract.exchangeProduct, { productId, ...to })).toBe(
    'ERROR_USER_CREDITS_NOT_ENOUGH',
  )
  expect(await left()).toEqual({ balance: 679, stock: 2 })
  expect((await lin.call(contract.listExchangeable, {})).total).toBe(0)
})

test('B-400 E-083 without stock nothing is booked', async () => {
  const { lin, productId, left } = await opened({ stock: 0 })
  expect(await lin.refused(contract.exchangeProduct, { productId, ...to })).toBe('ERROR_PRODUCT_NOT_ENOUGH')
  expect(await left()).toEqual({ balance: 1000, stock: 0 })
})

test('B-411 INV-P10 an exchange is one debit, one unit and one record, also when it is sent twice', async () => {
  const { lin, productId, left } = await opened()
  const headers = { 'idempotency-key': randomUUID() }
  const once = await lin.send(contract.exchangeProduct, { productId, ...to }, { headers })
  const again = await lin.send(contract.exchangeProduct, { productId, ...to }, { headers })
  expect(again.json()).toEqual(once.json())
  expect(await left()).toEqual({ balance: 320, stock: 1 })
  const { records } = await lin.call(contract.listExchanges, {})
  expect(records).toMatchObject([{ title: '青瓷纹马克杯', points: 680, state: 'NOT_SHIPPED' }])
})

test('exchangeable products are in stock and within my points', async () => {
  const { lin, sql, linId, productId } = await opened()
  const categoryId = await makeMallCategory(sql)
  await makeProduct(sql, { byId: linId, categoryId, points: 1001 })
  await makeProduct(sql, { byId: linId, categoryId, points: 5, stock: 0 })
  await makeProduct(sql, { byId: linId, categoryId, points: 5, isShown: false })
  const { records } = await lin.call(contract.listExchangeable, {})
  expect(records.map(({ id }) => id)).toEqual([productId])
  expect(
    (await lin.call(contract.listProducts, { order: 'points' })).records.map(({ points }) => points),
  ).toEqual([5, 680, 1001])
})

test('B-402 B-403 an exchange waits, is shipped with its logistics, and is confirmed by the receiver', async () => {
  const { lin, mei, tang, productId, left } = await opened()
  const { id } = await lin.call(contract.exchangeProduct, { productId, ...to })
  expect(await lin.refused(contract.confirmExchange, { id })).toBe('EXCHANGE_STATE')
  await tang.call(contract.shipExchange, { id, carrier: '顺丰', trackingNo: 'SF1200' })
  const { records } = await lin.call(contract.listExchanges, { state: 'SHIPPED' })
  expect(records).toMatchObject([
    { ...to, id, logistics: { carrier: '顺丰', trackingNo: 'SF1200' }, state: 'SHIPPED' },
  ])
  expect(await mei.refused(contract.confirmExchange, { id })).toBe('NOT_FOUND')
  expect(await lin.refused(contract.cancelExchange, { id })).toBe('EXCHANGE_STATE')
  await lin.call(contract.confirmExchange, { id })
  expect(await lin.refused(contract.confirmExchange, { id })).toBe('EXCHANGE_STATE')
  expect(await tang.refused(contract.shipExchange, { id, carrier: '顺丰', trackingNo: 'SF1' })).toBe(
    'EXCHANGE_STATE',
  )
  expect(await left()).toEqual({ balance: 320, stock: 1 })
})

test('INV-P10 cancelling before shipment returns points and stock, once', async () => {
  const { lin, productId, left } = await opened()
  const { id } = await lin.call(contract.exchangeProduct, { productId, ...to })
  const answers = await Promise.all([1, 2, 3].map(() => lin.send(contract.cancelExchange, { id })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await left()).toEqual({ balance: 1000, stock: 2 })
  expect((await lin.call(contract.getProduct, { id: productId })).exchanged).toBe(0)
})

test('INV-P11 a shipment unconfirmed for fifteen days is confirmed by a cron job, and not earlier', async () => {
  const { lin, tang, productId, sql, ctx } = await opened()
  const { id } = await lin.call(contract.exchangeProduct, { productId, ...to })
  await tang.call(contract.shipExchange, { id, carrier: '顺丰', trackingNo: 'SF1200' })
  const shippedDaysAgo = (days: number) =>
    on(sql)
      .updateTable('mall.exchange')
      .set({ shippedAt: new Date(ctx.now.getTime() - days * 86_400_000) })
      .where('id', '=', id)
      .execute()
  await shippedDaysAgo(14.9)
  await signShipments.run(ctx)
  expect((await lin.call(contract.listExchanges, {})).records[0]?.state).toBe('SHIPPED')
  await shippedDaysAgo(15.1)
  await signShipments.run(ctx)
  expect((await lin.call(contract.listExchanges, {})).records[0]).toMatchObject({
    state: 'SIGNED',
    signedByClock: true,
  })
})

test('INV-P11 delivery states only move forward', () => {
  const states = contract.exchangeStates
  const transitions = states.flatMap((from) =>
    states.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(transitions).toEqual(['NOT_SHIPPED SHIPPED', 'NOT_SHIPPED CANCELLED', 'SHIPPED SIGNED'])
})

test('addresses are saved for the next time, each once, visible to their owner only', async () => {
  const { lin, mei, productId } = await opened({ points: 10 })
  await lin.call(contract.exchangeProduct, { productId, ...to })
  await lin.call(contract.exchangeProduct, { productId, ...to })
  const { records } = await lin.call(contract.listAddresses, {})
  expect(records).toMatchObject([to])
  const [saved] = records
  expect(await mei.refused(contract.removeAddress, { id: saved?.id ?? '' })).toBe('NOT_FOUND')
  await lin.call(contract.removeAddress, { id: saved?.id ?? '' })
  expect((await lin.call(contract.listAddresses, {})).records).toEqual([])
})
