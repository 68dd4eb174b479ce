import { expect, test } from 'vitest'
import { balanceOf, earn, holdPoints, pay, release, reverse } from '../index.ts'
import { tier } from '#testing/tier'
import { openLedgerApp } from './test-app-make.ts'

const shop = { rule: 'mall.exchange' }

test('INV-P01 INV-P02 INV-P13 whatever people do in any order, the ledger equals a simple reference model', async () => {
  const home = await openLedgerApp()
  const size = Number(process.env['MODEL_OPERATIONS'] ?? tier(600, 1_000_000))
  const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_115)
  const circles = Array.from({ length: 4 }, (_, circle) =>
    walk(home, { circle, seed: seed + circle, size: size / 4 }),
  )
  for (const { model, real } of await Promise.all(circles)) expect(real).toEqual(model)
}, 36_000_000)

type Circle = { readonly circle: number; readonly seed: number; readonly size: number }

/** A group of people who deal only with each other, so that its model is independent of the others. */
async function walk(
  { sql, act: base, person }: Awaited<ReturnType<typeof openLedgerApp>>,
  { circle, seed: first, size }: Circle,
) {
  let act = base
  let seed = first
  const people = await Promise.all(Array.from({ length: 8 }, person))
  const model = new Map(people.map((item) => [item, { balance: 0, lifetime: 0 }]))
  const earnings: { movementId: string; who: string; amount: number }[] = []
  const holds: { accountId: string; amount: number; object: string }[] = []
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const takeOne = <T>(list: T[]): T | undefined => list.splice(next(Math.max(1, list.length)), 1)[0]
  const add = (who: string, balance: number, lifetime = 0) => {
    const wallet = model.get(who)
    if (wallet) model.set(who, { balance: wallet.balance + balance, lifetime: wallet.lifetime + lifetime })
  }
  const actions = [
    async (who: string, n: number) => {
      const object = `thing:${circle}:${next(2) === 0 ? n : next(n + 1)}`
      const amount = 1 + next(9)
      const result = await earn(act, { accountId: who, rule: 'model', object, amount })
      if (result.outcome !== 'earned') return
      add(who, amount, amount)
      earnings.push({ movementId: result.movementId, who, amount })
    },
    async (who: string, n: number) => {
      const request = { accountId: who, object: `order:${circle}:${n}`, amount: 1 + next(12) }
      const openHold = await holdPoints(act, { ...request, ...shop })
      expect(openHold !== undefined).toBe((model.get(who)?.balance ?? 0) >= request.amount)
      if (!openHold) return
      add(who, -request.amount)
      holds.push(request)
    },
    async (other: string) => {
      const item = takeOne(holds)
      if (!item) return
      const choice = next(3)
      const key = { accountId: item.accountId, ...shop, object: item.object }
      if (choice === 0) await release(act, key)
      else await pay(act, { ...key, to: choice === 1 ? 'shop' : { accountId: other } })
      if (choice !== 1) add(choice === 0 ? item.accountId : other, item.amount)
    },
    async () => {
      const item = takeOne(earnings)
      if (!item) return
      const taken = Math.min(item.amount, model.get(item.who)?.balance ?? 0)
      const reversed = await reverse(act, { movementId: item.movementId })
      expect(reversed?.shortfall).toBe(item.amount - taken)
      add(item.who, -taken, -item.amount)
    },
  ]
  // Many in one transaction: the test is about arithmetic, and more commits would prove no more of it.
  for (let from = 0; from < size; from += 200)
    await base.transaction(async (ctx) => {
      act = ctx
      for (let n = from; n < Math.min(size, from + 200); n += 1)
        await actions[[0, 0, 0, 1, 1, 2, 3][next(7)] ?? 0]?.(people[next(people.length)] ?? '', n)
    })
  const real = await Promise.all(people.map(async (item) => [item, await balanceOf(sql, item)] as const))
  return { model, real: new Map(real) }
}
