import { randomUUID } from 'node:crypto'
import * as contract from '@lyceum/contract/honor'
import { expect, test } from 'vitest'
import { earn, reverse } from '#domains/points'
import { siteKey } from '#platform/cache/redis'
import { testApp } from '#testing/test-app'
import { accountNamed, makeAccount } from '../../identity/make.ts'
import { enrolIn, makeOffer } from '../../learning/make.ts'
import { leaveBoards } from './leave-boards.ts'
import { firstDay, periodKey } from './periods.ts'
import { rebuildBoards, refreshBoards } from './refresh-boards.ts'

/** A test app in which people have earned these points, the first named lin. */
async function openWithPoints(amounts: readonly number[]) {
  const home = await testApp()
  const sql = await home.db()
  const ctx = await home.ctx()
  const ids = [await accountNamed(sql, 'lin')]
  for (let at = 1; at < amounts.length; at += 1)
    ids.push(await makeAccount(sql, { userName: `r${randomUUID()}`, name: `同事${at}` }))
  for (const [at, amount] of amounts.entries())
    if (amount > 0)
      await earn(ctx, { accountId: ids[at] ?? '', rule: 'test.gift', object: `g:${at}`, amount })
  return { ...home, sql, ctx, anotherCtx: home.ctx, ids }
}

const places = (board: { records: readonly { place: number; score: number }[] }) =>
  board.records.map(({ place, score }) => [place, score])

test('B-420 there are rankings of courses, points and study time', async () => {
  const { lin, ctx } = await openWithPoints([10])
  await refreshBoards(ctx)
  expect((await lin.call(contract.getCreditRanking, {})).records).toMatchObject([
    { name: '林知夏', score: 10 },
  ])
  expect((await lin.call(contract.getLearnedRanking, {})).records).toEqual([])
  expect((await lin.call(contract.getCourseRanking, {})).records).toEqual([])
})

test('B-421 INV-P15 a ranking states its time, and a refresh equals a query over the ledger', async () => {
  const { lin, ctx, ids, sql } = await openWithPoints([10, 30, 20])
  expect((await lin.call(contract.getCreditRanking, {})).asOf).toBeNull()
  await refreshBoards(ctx)
  const first = await lin.call(contract.getCreditRanking, {})
  expect(first.asOf).toBe(ctx.now.toISOString())
  expect(places(first)).toEqual([
    [1, 30],
    [2, 20],
    [3, 10],
  ])
  const gift = await earn(ctx, { accountId: ids[0] ?? '', rule: 'test.gift', object: 'more', amount: 25 })
  expect(places(await lin.call(contract.getCreditRanking, {}))).toEqual(places(first))
  await refreshBoards(ctx)
  expect(await lin.call(contract.getCreditRanking, {})).toMatchObject({ own: { place: 1, score: 35 } })
  const only = await earn(ctx, {
    accountId: await accountNamed(sql, 'mei'),
    rule: 'test.gift',
    object: 'x',
    amount: 1,
  })
  await refreshBoards(ctx)
  expect((await lin.call(contract.getCreditRanking, {})).records).toHaveLength(4)
  // A person with no points left is not ranked.
  if (only.outcome === 'earned') await reverse(ctx, { movementId: only.movementId, reason: '误发' })
  if (gift.outcome === 'earned') await reverse(ctx, { movementId: gift.movementId, reason: '误发' })
  await refreshBoards(ctx)
  const refreshed = await lin.call(contract.getCreditRanking, {})
  expect(refreshed.own).toEqual({ place: 3, score: 10 })
  await rebuildBoards(ctx)
  expect(places(await lin.call(contract.getCreditRanking, {}))).toEqual(places(refreshed))
})

test('both kinds of boards reach Redis, whichever is written while the other is read', async () => {
  const { ctx, logLines, asOwner } = await openWithPoints([10, 30])
  // Uneven sizes, so that over the rounds the two kinds overlap at every moment.
  await asOwner((client) =>
    client.query(`
      create function honor.uneven() returns trigger language plpgsql as
        $$ begin perform pg_sleep(random() * 0.01); return null; end $$;
      create trigger uneven after insert on honor.standing for each statement execute function honor.uneven()`),
  )
  for (let round = 0; round < 20; round += 1) await rebuildBoards(ctx)
  expect(logLines.filter((line) => line.includes('could not be put into Redis'))).toEqual([])
})

test('two workers that fill a board at once do not remove each other’s set', async () => {
  const { ctx: first, anotherCtx, logLines } = await openWithPoints([10, 30])
  const second = await anotherCtx()
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([rebuildBoards(first), rebuildBoards(second)])
    expect(await first.parts.redis.zcard(siteKey(first.site.id, 'rank', 'credit', 'all'))).toBe(2)
  }
  expect(logLines.filter((line) => line.includes('could not be put into Redis'))).toEqual([])
})

test('standings lost in a database crash are rebuilt from the beginning', async () => {
  const { lin, ctx, asOwner } = await openWithPoints([10, 30])
  await refreshBoards(ctx)
  const { rows } = await asOwner((client) =>
    client.query<{ kept: string }>(
      `select relpersistence as kept from pg_class where oid = 'honor.standing'::regclass`,
    ),
  )
  expect(rows).toEqual([{ kept: 'u' }])
  await asOwner((client) => client.query('truncate honor.standing'))
  await refreshBoards(ctx)
  await ctx.parts.redis.del(siteKey(ctx.site.id, 'rank', 'credit', 'all:of'))
  expect(places(await lin.call(contract.getCreditRanking, {}))).toEqual([
    [1, 30],
    [2, 10],
  ])
})

test('B-422 a list has at most pageSize rows, and a person below it is shown among their neighbours', async () => {
  const { lin, ctx } = await openWithPoints([5, 90, 80, 70, 60, 50, 40, 30, 20, 10, 9, 8, 4, 3])
  await refreshBoards(ctx)
  expect((await lin.call(contract.getCreditRanking, {})).records).toHaveLength(10)
  const board = await lin.call(contract.getCreditRanking, { pageSize: 3 })
  expect(board.records).toHaveLength(3)
  expect(board.own).toEqual({ place: 12, score: 5 })
  expect(board.around.map(({ place, isOwn }) => [place, isOwn])).toEqual([
    [10, false],
    [11, false],
    [12, true],
    [13, false],
    [14, false],
  ])
  expect((await lin.call(contract.getMallRanking, { pageSize: 3 })).own).toEqual(board.own)
})

test('without Redis the same is read from PostgreSQL', async () => {
  const { lin, ctx, parts } = await openWithPoints([5, 90, 80, 70, 5, 4])
  await refreshBoards(ctx)
  const fast = await lin.call(contract.getCreditRanking, { pageSize: 2 })
  expect(await parts.redis.zcard(siteKey(ctx.site.id, 'rank', 'credit', 'all'))).toBe(6)
  await parts.redis.del(siteKey(ctx.site.id, 'rank', 'credit', 'all'))
  await parts.redis.del(siteKey(ctx.site.id, 'rank', 'credit', 'all:of'))
  expect(await lin.call(contract.getCreditRanking, { pageSize: 2 })).toEqual(fast)
})

test('a person who asks for it is anonymous to everyone else', async () => {
  const { lin, mei, ctx } = await openWithPoints([10, 20])
  await lin.call(contract.setUnnamed, { isUnnamed: true })
  await refreshBoards(ctx)
  expect((await mei.call(contract.getCreditRanking, {})).records[1]).toMatchObject({
    place: 2,
    accountId: null,
    name: '',
    unit: '',
  })
  expect(await lin.call(contract.getCreditRanking, {})).toMatchObject({
    isUnnamed: true,
    records: [{}, { name: '林知夏', isOwn: true }],
  })
})

test('a department has a board of its own', async () => {
  const { lin, ctx } = await openWithPoints([10, 20])
  await refreshBoards(ctx)
  const board = await lin.call(contract.getCreditRanking, { scope: 'department' })
  expect(board.unit).not.toBe('')
  expect(board.records).toMatchObject([{ place: 1, name: '林知夏' }])
})

test('a person who has left is on no board', async () => {
  const { lin, ctx, ids, asOwner } = await openWithPoints([10, 20])
  await refreshBoards(ctx)
  await asOwner((client) =>
    client.query("update identity.account set state = 'left' where id = $1", [ids[1] ?? '']),
  )
  await ctx.transaction((ctx) => leaveBoards(ctx, { accountId: ids[1] ?? '' }))
  expect(places(await lin.call(contract.getCreditRanking, {}))).toEqual([[1, 10]])
  // Nor do they come back with the nightly rebuild, or with points booked late.
  await rebuildBoards(ctx)
  await earn(ctx, { accountId: ids[1] ?? '', rule: 'test.gift', object: 'late', amount: 5 })
  await refreshBoards(ctx)
  expect(places(await lin.call(contract.getCreditRanking, {}))).toEqual([[1, 10]])
})

test('courses are ranked by how many take them, within a year or a month as well', async () => {
  const { lin, sql } = await openWithPoints([0])
  const [few, many] = [await makeOffer(sql, { title: '少' }), await makeOffer(sql, { title: '多' })]
  const person = () => makeAccount(sql, { userName: `c${randomUUID()}`, name: '学员' })
  await enrolIn(sql, { ...few, accountId: await person() })
  for (let at = 0; at < 3; at += 1) await enrolIn(sql, { ...many, accountId: await person() })
  const { records } = await lin.call(contract.getCourseRanking, { period: 'month' })
  expect(records.map(({ place, title, learners }) => [place, title, learners])).toEqual([
    [1, '多', 3],
    [2, '少', 1],
  ])
})

test('periods begin on the first day in the time zone of the site', () => {
  expect(['all', 'year', 'month'].map((period) => periodKey(period as 'all', '2026-03-18'))).toEqual([
    'all',
    '2026',
    '2026-03',
  ])
  expect([
    firstDay('all', '2026-03-18'),
    firstDay('year', '2026-03-18'),
    firstDay('month', '2026-03-18'),
  ]).toEqual([undefined, '2026-01-01', '2026-03-01'])
})
