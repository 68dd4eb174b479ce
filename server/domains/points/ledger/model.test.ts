import { expect, test } from 'vitest'
import { balanceOf, earn, hold, pay, release, reverse } from '../index.ts'
import { tier } from '#testing/tier'
import { counted } from './house-make.ts'

const shop = { rule: 'mall.exchange' }

test('INV-P01 INV-P02 INV-P13 whatever people do in whatever order, the books are those of a simple model', async () => {
  const home = await counted()
  const size = Number(process.env['MODEL_OPERATIONS'] ?? tier(600, 1_000_000))
  const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_115)
  const circles = Array.from({ length: 4 }, (_, circle) =>
    walk(home, { circle, seed: seed + circle, size: size / 4 }),
  )
  for (const { model, real } of await Promise.all(circles)) expect(real).toEqual(model)
}, 36_000_000)

type Circle = { readonly circle: number; readonly seed: number; readonly size: number }

/** People who deal with nobody outside their circle: the model of one needs to know nothing of the others. */
async function walk(
  { sql, act: base, person }: Awaited<ReturnType<typeof counted>>,
  { circle, seed: first, size }: Circle,
) {
  let act = base
  let seed = first
  const people = await Promise.all(Array.from({ length: 8 }, person))
  const model = new Map(people.map((one) => [one, { balance: 0, lifetime: 0 }]))
  const earnings: { movementId: string; who: string; amount: number }[] = []
  const holds: { accountId: string; amount: number; object: string }[] = []
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const takeOne = <T>(list: T[]): T | undefined => list.splice(next(Math.max(1, list.length)), 1)[0]
  const add = (who: string, balance: number, lifetime = 0) => {
    const purse = model.get(who)
    if (purse) model.set(who, { balance: purse.balance + balance, lifetime: purse.lifetime + lifetime })
  }
  const deeds = [
    async (who: string, n: number) => {
      const object = `thing:${circle}:${next(2) === 0 ? n : next(n + 1)}`
      const amount = 1 + next(9)
      const earned = await earn(act, { accountId: who, rule: 'model', object, amount })
      if (earned.outcome !== 'earned') return
      add(who, amount, amount)
      earnings.push({ movementId: earned.movementId, who, amount })
    },
    async (who: string, n: number) => {
      const wanted = { accountId: who, object: `order:${circle}:${n}`, amount: 1 + next(12) }
      const held = await hold(act, { ...wanted, ...shop })
      expect(held !== undefined).toBe((model.get(who)?.balance ?? 0) >= wanted.amount)
      if (!held) return
      add(who, -wanted.amount)
      holds.push(wanted)
    },
    async (other: string) => {
      const one = takeOne(holds)
      if (!one) return
      const way = next(3)
      const key = { accountId: one.accountId, ...shop, object: one.object }
      if (way === 0) await release(act, key)
      else await pay(act, { ...key, to: way === 1 ? 'shop' : { accountId: other } })
      if (way !== 1) add(way === 0 ? one.accountId : other, one.amount)
    },
    async () => {
      const one = takeOne(earnings)
      if (!one) return
      const taken = Math.min(one.amount, model.get(one.who)?.balance ?? 0)
      const reversed = await reverse(act, { movementId: one.movementId })
      expect(reversed?.shortfall).toBe(one.amount - taken)
      add(one.who, -taken, -one.amount)
    },
  ]
  // Many in one transaction: what is proved is the arithmetic, and a million commits would prove no more of it.
  for (let from = 0; from < size; from += 200)
    await base.transaction(async (ctx) => {
      act = ctx
      for (let n = from; n < Math.min(size, from + 200); n += 1)
        await deeds[[0, 0, 0, 1, 1, 2, 3][next(7)] ?? 0]?.(people[next(people.length)] ?? '', n)
    })
  const real = await Promise.all(people.map(async (one) => [one, await balanceOf(sql, one)] as const))
  return { model, real: new Map(real) }
}
