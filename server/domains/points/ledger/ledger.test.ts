import { expect, test } from 'vitest'
import { balanceOf, earn, holdPoints, pay, release, reverse } from '../index.ts'
import { makeAccount } from '../../identity/make.ts'
import { testApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { makeGrant } from '../make.ts'
import { addUp } from './check-store.ts'
import { openLedgerApp } from './test-app-make.ts'
import { isWhole } from './rules.ts'

const shop = { rule: 'mall.exchange' }

test('INV-P05 the same rule, person and object earn once, however many ask at once', async () => {
  const { sql, act, person } = await openLedgerApp()
  const accountId = await person()
  const activity = { accountId, rule: 'courseCompleted', object: 'course:1' }
  const answers = await Promise.all(Array.from({ length: tier(40, 1000) }, () => earn(act, activity)))
  expect(answers.filter(({ outcome }) => outcome === 'earned')).toHaveLength(1)
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 10, lifetime: 10 })
})

test('B-416 a rule gives no more often than its limit, also under concurrent calls', async () => {
  const { sql, act, person } = await openLedgerApp()
  const accountId = await person()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => earn(act, { accountId, rule: 'comment', object: `c:${index}` })),
  )
  expect(answers.filter(({ outcome }) => outcome === 'limit')).toHaveLength(15)
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 5, lifetime: 5 })
})

test('held points cannot be spent twice; released they are back, paid they are gone, and the lifetime total stays', async () => {
  const { sql, act, person } = await openLedgerApp()
  const accountId = await person()
  await makeGrant(sql, accountId, 30)
  const first = { accountId, ...shop, object: 'order:1' }
  expect(await holdPoints(act, { ...first, amount: 20 })).toMatchObject({ amount: 20, state: 'held' })
  expect(await holdPoints(act, { accountId, ...shop, object: 'order:2', amount: 20 })).toBeUndefined()
  expect(await holdPoints(act, { ...first, amount: 20 })).toMatchObject({ state: 'held' })
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 10, lifetime: 30 })
  expect([await release(act, first), await release(act, first)]).toEqual([true, false])
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 30, lifetime: 30 })

  const third = { accountId, ...shop, object: 'order:3' }
  await holdPoints(act, { ...third, amount: 30 })
  expect([await pay(act, { ...third, to: 'shop' }), await release(act, third)]).toEqual([true, false])
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 0, lifetime: 30 })
})

test('INV-P12 a bounty is paid once to one person, whoever else is chosen at the same moment', async () => {
  const { sql, act, person } = await openLedgerApp()
  const [questioner, first, second] = [await person(), await person(), await person()]
  await makeGrant(sql, questioner, 9)
  const bounty = { accountId: questioner, rule: 'qa.bounty', object: 'question:1' }
  await holdPoints(act, { ...bounty, amount: 9 })
  const answers = await Promise.all([
    pay(act, { ...bounty, to: { accountId: first } }),
    pay(act, { ...bounty, to: { accountId: second } }),
    release(act, bounty),
  ])
  expect(answers.filter(Boolean)).toHaveLength(1)
  const all = await Promise.all([questioner, first, second].map((item) => balanceOf(sql, item)))
  expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(9)
})

test(
  'INV-P03 A60 two hundred concurrent spends never take more than the balance',
  async () => {
    const { sql, act, person } = await openLedgerApp()
    for (let round = 0; round < tier(2, 500); round += 1) {
      const accountId = await person()
      await makeGrant(sql, accountId, 57)
      const results = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          holdPoints(act, { accountId, ...shop, object: `order:${index}`, amount: 10 }),
        ),
      )
      expect(results.filter((item) => item !== undefined)).toHaveLength(5)
      expect(await balanceOf(sql, accountId)).toEqual({ balance: 7, lifetime: 57 })
    }
  },
  tier(600_000, 10_800_000),
)

test('INV-P04 a reversal names its original, happens once, and reports what was already spent', async () => {
  const { sql, act, person } = await openLedgerApp()
  const accountId = await person()
  const result = await earn(act, { accountId, rule: 'courseCompleted', object: 'course:1' })
  if (result.outcome !== 'earned') throw new Error(result.outcome)
  await holdPoints(act, { accountId, ...shop, object: 'order:1', amount: 4 })
  const answers = await Promise.all([
    reverse(act, { movementId: result.movementId }),
    reverse(act, { movementId: result.movementId }),
  ])
  expect(answers.filter(Boolean)).toEqual([expect.objectContaining({ shortfall: 4 })])
  expect(await balanceOf(sql, accountId)).toEqual({ balance: 0, lifetime: 0 })
  expect(await earn(act, { accountId, rule: 'courseCompleted', object: 'course:1' })).toEqual({
    outcome: 'again',
  })
})

test('INV-P04 the application can change no entry, no movement and no wallet', async () => {
  const { sql, person, parts } = await openLedgerApp()
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
  for (const item of tries) await expect(parts.database.pool.query(item)).rejects.toThrow('permission denied')
})

test('INV-P01 entries that do not sum to zero are rejected by the database', async () => {
  const { sql, person, parts } = await openLedgerApp()
  await makeGrant(sql, await person(), 5)
  const forged = parts.database.pool.query(
    `insert into points.entry (site_id, movement_id, leg, book, account_id, amount, at)
     select site_id, movement_id, 9, book, account_id, 1, at from points.entry where book = 'person'`,
  )
  await expect(forged).rejects.toThrow('add up to nothing')
})

test('the checker finds a balance, a hold and an entry that were manipulated', async () => {
  const home = await testApp()
  const [db, act] = [await home.db(), await home.ctx()]
  const accountId = await makeAccount(db, { userName: 'person1', name: '同事' })
  await makeGrant(db, accountId, 50)
  await holdPoints(act, { accountId, ...shop, object: 'order:1', amount: 20 })
  expect(isWhole(await addUp(db, db.siteId))).toBe(true)
  const damages = {
    wrongPurses: 'update points.purse set balance = balance + 1',
    wrongHolds: 'update points.hold set amount = amount + 1',
    unbalancedMovements: `update points.entry set amount = amount + 1 where book = 'system'`,
  }
  for (const [found, damage] of Object.entries(damages)) {
    await home.asOwner((client) => client.query(damage))
    const ledgerCheck = await addUp(db, db.siteId)
    expect(ledgerCheck).toMatchObject({ [found]: 1 })
    expect(isWhole(ledgerCheck)).toBe(false)
  }
})

test('INV-P06 days and months follow the site’s time zone, across midnight, month end and leap day', async () => {
  const { parts } = await openLedgerApp()
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
