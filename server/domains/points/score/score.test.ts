import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../../identity/make.ts'
import { balanceOf } from '../index.ts'
import { addUp } from '../ledger/check-store.ts'
import { isWhole } from '../ledger/rules.ts'
import { tier } from '#testing/tier'
import { on } from '../tables.ts'
import { earnByScore } from './earn-by-score.ts'
import { bookingOf } from './rules.ts'

async function sitting() {
  const home = await testApp()
  const [sql, ctx] = [await home.db(), await home.ctx()]
  const accountId = await makeAccount(sql, { userName: 'candidate', name: '考生' })
  const score = (score: number, attemptId = '1', examId = '5') =>
    ctx.transaction((ctx) => earnByScore(ctx, { accountId, examId, attemptId, score, fullScore: 100 }))
  const points = async () => (await balanceOf(sql, accountId)).balance
  return { sql, score, points, accountId }
}

test('B-417 INV-P14 the tiers 60, 70, 80 and 90 give 2, 4, 6 and 8; a better attempt pays the difference', async () => {
  const { score, points } = await sitting()
  const seen: number[] = []
  for (const [percent, attempt] of [
    [59, '1'],
    [65, '2'],
    [65, '3'],
    [85, '4'],
    [72, '5'],
    [100, '6'],
  ] as const) {
    await score(percent, attempt)
    seen.push(await points())
  }
  expect(seen).toEqual([0, 2, 2, 6, 6, 8])
})

test('INV-P14 a regrade pays no second time, and a lowered score is reversed', async () => {
  const { sql, score, points } = await sitting()
  await score(92)
  await score(92)
  expect(await points()).toBe(8)
  await score(75)
  expect(await points()).toBe(4)
  await score(95)
  expect(await points()).toBe(8)
  const rows = await on(sql).selectFrom('points.movement').select('kind').execute()
  expect(rows.filter(({ kind }) => kind === 'reverse')).toHaveLength(2)
  expect(isWhole(await addUp(sql, sql.siteId))).toBe(true)
})

test('INV-P14 however often an attempt is regraded in a day, what it reaches is paid, and new attempts keep their limit', async () => {
  const { sql, score, points } = await sitting()
  for (let regrade = 0; regrade < 25; regrade += 1) {
    await score(65)
    expect(await points()).toBe(2)
    await score(50)
    expect(await points()).toBe(0)
  }
  await score(65)
  // score60 pays twenty times a day: the first exam once, nineteen others, and no more.
  for (let exam = 6; exam < 30; exam += 1) await score(60, '1', String(exam))
  expect(await points()).toBe(20 * 2)
  expect(isWhole(await addUp(sql, sql.siteId))).toBe(true)
})

test('INV-P14 a tier is paid when reached, taken back when not, and restored when it was paid before', () => {
  const step = { rule: 'score60', amount: 2, isReached: true }
  const missed = { ...step, isReached: false }
  const stands = { id: '1', isActive: true }
  const gone = { id: '2', isActive: false }
  expect(bookingOf(step, [])).toEqual({ kind: 'pay', isRestored: false })
  expect(bookingOf(step, [gone])).toEqual({ kind: 'pay', isRestored: true })
  expect(bookingOf(step, [gone, stands])).toBeUndefined()
  expect(bookingOf(missed, [gone, stands])).toEqual({ kind: 'takeBack', movementId: '1' })
  expect(bookingOf(missed, [gone])).toBeUndefined()
  expect(bookingOf({ ...step, amount: 0 }, [])).toBeUndefined()
})

test('INV-P14 after any scores and regrades, the paid tier is that of the best attempt', async () => {
  const { sql, score, points } = await sitting()
  const best = new Map<string, number>()
  const worth = (percent: number) => [60, 70, 80, 90].filter((tier) => percent >= tier).length * 2
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < tier(25, 2000); round += 1) {
    const [attempt, percent] = [String(1 + next(3)), 40 + next(60)]
    best.set(attempt, percent)
    await score(percent, attempt)
    expect(await points()).toBe(worth(Math.max(...best.values())))
  }
  expect(isWhole(await addUp(sql, sql.siteId))).toBe(true)
})
