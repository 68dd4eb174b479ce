import { randomUUID } from 'node:crypto'
import { mallErrors } from '@lyceum/contract/mall'
import { expect, test } from 'vitest'
import { balancesOf, earn } from '#domains/points'
import type { Ctx } from '#platform/ctx'
import { testApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { makeAccount } from '../../identity/make.ts'
import { makeProduct } from '../make.ts'
import { on } from '../tables.ts'
import { exchangeProduct } from './exchange-product.ts'
import { cancelExchange } from './change-exchange-state.ts'

const to = { receiver: '同事', phone: '13800138000', address: '上海' }
const points = 100

test(
  'INV-P09 A61 however many want the last items at once, no more than the stock is sold, and points and stock agree',
  { timeout: tier(60_000, 3_600_000) },
  async () => {
    const home = await testApp()
    const sql = await home.db()
    const base = await home.ctx()
    const as = <T>(accountId: string, work: (ctx: Ctx) => Promise<T>) =>
      base.transaction((ctx) => work({ ...ctx, actor: { ...ctx.actor, id: accountId } }))
    const byId = await makeAccount(sql, { userName: `m${randomUUID()}`, name: '店长' })

    for (let round = 0; round < tier(2, 50); round += 1) {
      const stock = 1 + ((round * 7) % 50)
      const productId = await makeProduct(sql, { byId, stock, points })
      const buyers = await Promise.all(
        Array.from({ length: tier(60, 500) }, async () => {
          const id = await makeAccount(sql, { userName: `b${randomUUID()}`, name: '买家' })
          await earn(base, { accountId: id, rule: 'test.gift', object: `gift:${round}`, amount: points })
          return id
        }),
      )
      const bought = await Promise.all(
        buyers.map((id) =>
          as(id, (ctx) => exchangeProduct(ctx, { productId, ...to })).then(
            (answer) => ({ buyer: id, exchange: answer.id }),
            (error: unknown) => {
              expect(error).toMatchObject({ spec: { code: mallErrors.ERROR_PRODUCT_NOT_ENOUGH.code } })
              return undefined
            },
          ),
        ),
      )
      const done = bought.filter((result) => result !== undefined)
      expect(done).toHaveLength(Math.min(stock, buyers.length))
      // One of them cancels: points and stock come back.
      const [first] = done
      if (first) await as(first.buyer, (ctx) => cancelExchange(ctx, { id: first.exchange }))
      const spent = [...(await balancesOf(sql, buyers)).values()].filter(({ balance }) => balance === 0)
      expect(spent).toHaveLength(done.length - 1)
      const product = await on(sql)
        .selectFrom('mall.product')
        .select(['stock', 'exchanged'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
      expect(product).toEqual({ stock: stock - done.length + 1, exchanged: done.length - 1 })
      const { moved } = await on(sql)
        .selectFrom('mall.stock_movement')
        .select(({ fn }) => fn.sum<string>('amount').as('moved'))
        .where('productId', '=', productId)
        .executeTakeFirstOrThrow()
      expect(Number(moved)).toBe(product.stock)
    }
  },
)
