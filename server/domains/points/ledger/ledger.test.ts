import { expect, test } from 'vitest'
import { balanceOf, earn, hold, pay, release, reverse } from '../index.ts'
import { makeAccount } from '../../identity/make.ts'
import { house } from '#testing/house'
import { tier } from '#testing/tier'
import { makeGrant } from '../make.ts'
import { addUp } from './check-store.ts'
import { counted } from './house-make.ts'
import { isWhole } from './rules.ts'

const shop = { rule: 'mall.exchange' }

test('INV-P05 the same rule, person and object earn once, however many ask at once', async () => {
  const { sql, act, person } = await counted()
  const accountId = await person()
  const deed = { accountId, rule: 'courseCompleted', object: 'course:1' }
  const answers = await Promise.all(Array.from({ length: tier(40, 1000) }, () => earn(act, deed)))
  expect(answers.filter(({ outcome }) => outcome === 'earned')).toHaveLength(1)
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 10, lifetime: 10 })
})

test('B-416 a rule gives no more often than its limit, also when all come at once', async () => {
  const { sql, act, person } = await counted()
  const accountId = await person()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => earn(act, { accountId, rule: 'comment', object: `c:${index}` })),
  )
  expect(answers.filter(({ outcome }) => outcome === 'limit')).toHaveLength(15)
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 5, lifetime: 5 })
})

test('what is held can be spent no second time; released it is back, paid it is gone, and life keeps its points', async () => {
  const { sql, act, person } = await counted()
  const accountId = await person()
  await makeGrant(sql, accountId, 30)
  const first = { accountId, ...shop, object: 'order:1' }
  expect(await hold(act, { ...first, amount: 20 })).toMatchObject({ amount: 20, state: 'held' })
  expect(await hold(act, { accountId, ...shop, object: 'order:2', amount: 20 })).toBeUndefined()
  expect(await hold(act, { ...first, amount: 20 })).toMatchObject({ state: 'held' })
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 10, lifetime: 30 })
  expect([await release(act, first), await release(act, first)]).toEqual([true, false])
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 30, lifetime: 30 })

  const third = { accountId, ...shop, object: 'order:3' }
  await hold(act, { ...third, amount: 30 })
  expect([await pay(act, { ...third, to: 'shop' }), await release(act, third)]).toEqual([true, false])
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 0, lifetime: 30 })
})

test('INV-P12 a bounty is paid once to one person, whoever else is chosen at the same moment', async () => {
  const { sql, act, person } = await counted()
  const [asker, first, second] = [await person(), await person(), await person()]
  await makeGrant(sql, asker, 9)
  const bounty = { accountId: asker, rule: 'qa.bounty', object: 'question:1' }
  await hold(act, { ...bounty, amount: 9 })
  const answers = await Promise.all([
    pay(act, { ...bounty, to: { accountId: first } }),
    pay(act, { ...bounty, to: { accountId: second } }),
    release(act, bounty),
  ])
  expect(answers.filter(Boolean)).toHaveLength(1)
  const all = await Promise.all([asker, first, second].map((one) => balanceOf(sql, one)))
  expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(9)
})

test(
  'INV-P03 A60 two hundred spends at once never take more than there is',
  async () => {
    const { sql, act, person } = await counted()
    for (let round = 0; round < tier(2, 500); round += 1) {
      const accountId = await person()
      await makeGrant(sql, accountId, 57)
      const held = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          hold(act, { accountId, ...shop, object: `order:${index}`, amount: 10 }),
        ),
      )
      expect(held.filter((one) => one !== undefined)).toHaveLength(5)
      expect(await balanceOf(sql, accountId)).toEqual({ balance: 7, lifetime: 57 })
    }
  },
  tier(600_000, 10_800_000),
)

test('INV-P04 a reversal names its original, happens once, and says what was already spent', async () => {
  const { sql, act, person } = await counted()
  const accountId = await person()
  const earned = await earn(act, { accountId, rule: 'courseCompleted', object: 'course:1' })
  if (earned.outcome !== 'earned') throw new Error(earned.outcome)
  await hold(act, { accountId, ...shop, object: 'order:1', amount: 4 })
  const answers = await Promise.all([
    reverse(act, { movementId: earned.movementId }),
    reverse(act, { movementId: earned.movementId }),
  ])
  expect(answers.filter(Boolean)).toEqual([expect.objectContaining({ shortfall: 4 })])
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 0, lifetime: 0 })
  expect(await earn(act, { accountId, rule: 'courseCompleted', object: 'course:1' })).toEqual({
    outcome: 'again',
  })
})

test('INV-P04 the application can change no entry, no movement and no purse', async () => {
  const { sql, person, parts } = await counted()
  await makeGrant(sql, await person(), 5)
  const tries = [
    'update points.entry set amount = 9',
    'delete from points.entry',
    'update points.movement set amount = 9',
    'delete from points.movement',
    'update points.purse set balance = 99',
    'insert into points.purse (site_id, account_id, balance) select site_id, account_id, 9 from points.purse',
    'delete from points.purse',
  ]
  for (const one of tries) await expect(parts.database.pool.query(one)).rejects.toThrow('permission denied')
})

test('INV-P01 entries that do not add up to nothing are refused by the database', async () => {
  const { sql, person, parts } = await counted()
  await makeGrant(sql, await person(), 5)
  const forged = parts.database.pool.query(
    `insert into points.entry (site_id, movement_id, leg, book, account_id, amount, at)
     select site_id, movement_id, 9, book, account_id, 1, at from points.entry where book = 'person'`,
  )
  await expect(forged).rejects.toThrow('add up to nothing')
})

test('the checker finds a balance, a hold and an entry that somebody has changed behind its back', async () => {
  const home = await house()
  const [db, act] = [await home.db(), await home.ctx()]
  const accountId = await makeAccount(db, { userName: 'person1', name: '同事' })
  await makeGrant(db, accountId, 50)
  await hold(act, { accountId, ...shop, object: 'order:1', amount: 20 })
  expect(isWhole(await addUp(db, db.siteId))).toBe(true)
  const damages = {
    wrongPurses: 'update points.purse set balance = balance + 1',
    wrongHolds: 'update points.hold set amount = amount + 1',
    unbalancedMovements: `update points.entry set amount = amount + 1 where book = 'system'`,
  }
  for (const [found, damage] of Object.entries(damages)) {
    await home.asOwner((client) => client.query(damage))
    const verdict = await addUp(db, db.siteId)
    expect(verdict).toMatchObject({ [found]: 1 })
    expect(isWhole(verdict)).toBe(false)
  }
})

test('INV-P06 days and months are those of the site, across midnight, month end and leap day', async () => {
  const { parts } = await counted()
  const zones = ['Asia/Shanghai', 'Asia/Taipei', 'America/New_York', 'Pacific/Auckland', 'UTC']
  const count = tier(2000, 20_000)
  const edges = [
    '2028-02-29T15:59:59Z',
    '2028-02-29T16:00:00Z',
    '2026-12-31T16:00:00Z',
    '2026-03-08T07:00:00Z',
  ]
  const moments = Array.from({ length: count }, (_, index) =>
    index < edges.length ? (edges[index] ?? '') : new Date(1.7e12 + index * 7_919_333).toISOString(),
  )
  for (const zone of zones) {
    const { rows } = await parts.database.pool.query<{ day: string; month: string }>(
      `select points.bucket_of('DAY', at, $2)::text as day, points.bucket_of('MONTH', at, $2)::text as month
       from unnest($1::timestamptz[]) with ordinality as t (at, place) order by place`,
      [moments, zone],
    )
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
    const days = moments.map((at) => format.format(new Date(at)))
    expect(rows.map(({ day }) => day)).toEqual(days)
    expect(rows.map(({ month }) => month)).toEqual(days.map((day) => `${day.slice(0, 7)}-01`))
  }
})
