import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/points'
import { expect, test } from 'vitest'
import { readExport } from '#platform/domain/export'
import { testApp, type TestApp } from '#testing/test-app'
import { titlesOf } from '#domains/course'
import { makeOffer } from '../../learning/make.ts'
import { earn, holdPoints, reverse } from '../index.ts'
import { makeGrant } from '../make.ts'
import { ledgerExport } from './export-ledger.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

async function opened() {
  const home = await testApp()
  const [sql, act] = [await home.db(), await home.ctx()]
  const ids = { lin: await idOf(home.lin), mei: await idOf(home.mei), chen: await idOf(home.chen) }
  const at = (day: string) => new Date(`${day}T04:00:00Z`)
  const give = (accountId: string, object: string, day: string) =>
    earn(act, { accountId, rule: 'comment', object, at: at(day) })
  return { ...home, sql, act, ids, give }
}

const summaries = (records: readonly contract.LedgerMovement[]) =>
  records.map(({ name, kind, rule, amount }) => `${name} ${kind} ${rule} ${amount}`)

test('B-411 the ledger is searched by person, rule, object, kind, sign and days', async () => {
  const { tang, lin, sql, act, ids, give } = await opened()
  await give(ids.lin, 'course:1', '2026-05-01')
  const booked = await give(ids.lin, 'course:2', '2026-05-02')
  await give(ids.mei, 'course:1', '2026-05-02')
  await makeGrant(sql, ids.lin, 30)
  await holdPoints(act, { accountId: ids.lin, rule: 'mall.exchange', object: 'order:1', amount: 12 })
  const { courseId } = await makeOffer(sql, { lecturers: [ids.chen] })
  await lin.call(contract.giveGift, { targetType: 'course', targetId: courseId, gift: 'flower' })
  await reverse(act, { movementId: booked.outcome === 'earned' ? booked.movementId : '', reason: '错了' })
  const found = async (filter: object) => {
    const { records, totals } = await tang.call(contract.searchLedger, filter)
    expect(totals).toMatchObject({ movements: records.length, isMore: false })
    return summaries(records).toSorted()
  }
  expect(await found({ accountId: ids.mei })).toEqual(['梅若水 earn comment 1'])
  expect(await found({ object: 'course:1' })).toHaveLength(2)
  expect(await found({ rule: 'comment', from: '2026-05-02', to: '2026-05-02' })).toHaveLength(2)
  expect(await found({ rule: 'comment', to: '2026-05-01' })).toHaveLength(1)
  expect(await found({ kind: 'hold' })).toEqual(['林知夏 hold mall.exchange -12'])
  expect(await found({ accountId: ids.lin, sign: 'out' })).toEqual([
    '林知夏 hold mall.exchange -12',
    '林知夏 reverse comment -1',
    '林知夏 tip gift.flower -5',
  ])
  const { records: gifts } = await tang.call(contract.searchLedger, { kind: 'tip' })
  const title = (await titlesOf(sql, [courseId])).get(courseId)
  expect(gifts.map(({ about }) => about)).toEqual([title])
  // What a person received from another is included, with its sign.
  expect(await found({ accountId: ids.chen })).toEqual(['林知夏 tip gift.flower 5'])
  const { totals } = await tang.call(contract.searchLedger, { accountId: ids.lin })
  expect(totals).toEqual({ movements: 6, income: 32, outgo: 18, isMore: false })
  const { records } = await tang.call(contract.searchLedger, { kind: 'earn', accountId: ids.lin })
  expect(records.map(({ isReversed, isReversible }) => [isReversed, isReversible])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('the ledger is paged without gap or duplicate', async () => {
  const { tang, sql, ids } = await opened()
  for (let index = 0; index < 120; index += 1) await makeGrant(sql, ids.lin, 1)
  const seen: string[] = []
  for (let after = ''; ;) {
    const { records, next, totals } = await tang.call(contract.searchLedger, { after })
    expect(totals).toEqual({ movements: 120, income: 120, outgo: 0, isMore: false })
    seen.push(...records.map(({ id }) => id))
    if (next === '') break
    after = next
  }
  expect(new Set(seen).size).toBe(120)
  expect(seen).toHaveLength(120)
})

test('INV-R07 an administrator of a department sees its people, on the page and in the table', async () => {
  const { zhou, lin, ctx, ids, give } = await opened()
  await give(ids.lin, 'course:1', '2026-05-01')
  await give(ids.mei, 'course:1', '2026-05-01')
  const { records, totals } = await zhou.call(contract.searchLedger, {})
  expect(summaries(records)).toEqual(['林知夏 earn comment 1'])
  expect(totals.movements).toBe(1)
  expect(await zhou.refused(contract.searchLedger, { accountId: ids.mei })).toBe('NOT_FOUND')
  expect((await lin.send(contract.searchLedger, {})).statusCode).toBe(403)
  const scoped = await ctx('alpha', { as: { id: await idOf(zhou), role: 'TADM' } })
  const rows: unknown[] = []
  for await (const row of readExport(ledgerExport, scoped, {}).rows) rows.push(row)
  expect(rows).toMatchObject([{ name: '林知夏', rule: 'comment', amount: 1 }])
})
