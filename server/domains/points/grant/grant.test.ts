import { randomUUID } from 'node:crypto'
import * as contract from '@lyceum/contract/points'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { dropBucket, makeBucket, ownBucket, upload } from '../../file/corpus/upload-make.ts'
import { makeAccount } from '../../identity/make.ts'
import { balanceOf, holdPoints } from '../index.ts'
import { addUp } from '../ledger/check-store.ts'
import { isWhole } from '../ledger/rules.ts'
import { on } from '../tables.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

/** A test app with three named people, whose ledger is checked when the test ends (INV-P02). */
async function opened() {
  const home = await testApp(ownBucket)
  const [sql, act] = [await home.db(), await home.ctx()]
  const named = (userName: string, more = {}) => makeAccount(sql, { userName, name: userName, ...more })
  const ids = { ann: await named('ann'), bob: await named('bob'), eve: await named('eve') }
  onTestFinished(async () => {
    expect(isWhole(await addUp(sql, sql.siteId))).toBe(true)
  })
  const { admin } = home
  /** Previews first and then carries out what was previewed. */
  const give = async (
    lines: readonly (readonly [account: string, amount: number | null])[],
    { amount = null, headers = {} }: { amount?: number | null; headers?: Record<string, string> } = {},
  ) => {
    const request = {
      lines: lines.map(([account, own]) => ({ account, amount: own })),
      amount,
      reason: '评优',
    }
    const { people, total } = await admin.call(contract.rehearseGrant, request)
    return admin.call(contract.grantPoints, { ...request, people, total }, { headers })
  }
  const balances = async () =>
    Promise.all([ids.ann, ids.bob, ids.eve].map(async (id) => (await balanceOf(sql, id)).balance))
  return { ...home, sql, act, ids, give, balances }
}

test('INV-P01 INV-P03 a list is previewed, moves nothing until it is confirmed, and skips faulty lines', async () => {
  const { admin, sql, ids, give, balances } = await opened()
  await give([['bob', 5]])
  const lines = [
    { account: 'ANN', amount: null },
    { account: 'bob', amount: -9 },
    { account: 'nobody', amount: 3 },
    { account: 'eve', amount: 7 },
    { account: 'ann', amount: 1 },
  ]
  const request = { lines, amount: 10, reason: '季度之星' }
  const seen = await admin.call(contract.rehearseGrant, request)
  expect(seen).toMatchObject({ people: 2, total: 17 })
  expect(seen.rows).toEqual([
    { line: 1, account: 'ANN', name: 'ann', amount: 10, balance: 0, after: 10 },
    { line: 4, account: 'eve', name: 'eve', amount: 7, balance: 0, after: 7 },
  ])
  expect(seen.faults.map(({ line, fault }) => `${line} ${fault}`)).toEqual([
    '2 tooMuch',
    '3 unknown',
    '5 twice',
  ])
  expect(await balances()).toEqual([0, 5, 0])

  // Something other than was previewed.
  for (const wrong of [
    { people: 3, total: 17 },
    { people: 2, total: 16 },
  ])
    expect(await admin.refused(contract.grantPoints, { ...request, ...wrong })).toBe('GRANT_NEEDS_CONFIRMING')
  expect(await balances()).toEqual([0, 5, 0])

  const done = await admin.call(contract.grantPoints, { ...request, people: 2, total: 17 })
  expect(done).toMatchObject({ people: 2, total: 17 })
  expect(await balances()).toEqual([10, 5, 7])
  expect(await balanceOf(sql, ids.ann)).toEqual({ balance: 10, lifetime: 10 })
  const { records } = await admin.call(contract.listGrants, {})
  expect(records).toMatchObject([
    { id: done.id, reason: '季度之星', people: 2, total: 17, by: '何远舟', undoneAt: null },
    { people: 1, total: 5 },
  ])
})

test('GRANT_TOO_MUCH INV-P03 nobody loses more than they have, also under concurrent calls', async () => {
  const { admin, give, balances } = await opened()
  await give([['ann', 12]])
  const take = { lines: [{ account: 'ann', amount: -13 }], reason: '更正' }
  expect(await admin.refused(contract.grantPoints, { ...take, people: 1, total: -13 })).toBe('GRANT_TOO_MUCH')
  const five = { lines: [{ account: 'ann', amount: -5 }], reason: '更正', people: 1, total: -5 }
  const answers = await Promise.all(Array.from({ length: 6 }, () => admin.send(contract.grantPoints, five)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(await balances()).toEqual([2, 0, 0])
})

test('INV-P05 the same grant sent again with its key is one grant', async () => {
  const { admin, balances } = await opened()
  const request = { lines: [{ account: 'ann', amount: 10 }], reason: '评优', people: 1, total: 10 }
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => admin.send(contract.grantPoints, request, { headers })),
  )
  const done = answers.filter(({ statusCode }) => statusCode === 200)
  expect(new Set(done.map((answer) => answer.json<{ result: { id: string } }>().result.id)).size).toBe(1)
  expect(await balances()).toEqual([10, 0, 0])
})

test('INV-P04 GRANT_UNDONE undoing takes back what is left, once, and records what was spent', async () => {
  const { admin, act, sql, ids, give, balances } = await opened()
  await give([['bob', 20]])
  const { id } = await give([
    ['ann', 10],
    ['eve', 8],
    ['bob', -4],
  ])
  await holdPoints(act, { accountId: ids.ann, rule: 'mall.exchange', object: 'order:1', amount: 7 })
  expect(await balances()).toEqual([3, 16, 8])
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => admin.send(contract.undoGrant, { id, reason: '发错了' })),
  )
  const done = answers.filter(({ statusCode }) => statusCode === 200)
  expect(done).toHaveLength(1)
  expect(done[0]?.json<{ result: unknown }>().result).toEqual({ people: 3, shortfall: 7 })
  expect(await balances()).toEqual([0, 20, 0])
  expect(await balanceOf(sql, ids.eve)).toEqual({ balance: 0, lifetime: 0 })
  expect(await admin.refused(contract.undoGrant, { id, reason: '再来' })).toBe('GRANT_UNDONE')
  const { records } = await admin.call(contract.listGrants, {})
  expect(records[0]).toMatchObject({ id, shortfall: 7, undoneBy: '何远舟' })
})

test('INV-P04 MOVEMENT_REVERSED one movement is reversed by hand once, and an undo skips it', async () => {
  const { admin, tang, sql, give, balances } = await opened()
  const { id } = await give([
    ['ann', 10],
    ['eve', 8],
  ])
  const rows = await on(sql).selectFrom('points.movement').select('id').where('amount', '=', '10').execute()
  const movement = { id: rows[0]?.id ?? '', reason: '重复' }
  expect((await tang.send(contract.reverseMovement, movement)).statusCode).toBe(403)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => admin.send(contract.reverseMovement, movement)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await admin.refused(contract.reverseMovement, movement)).toBe('MOVEMENT_REVERSED')
  expect(await admin.call(contract.undoGrant, { id, reason: '整批' })).toEqual({ people: 1, shortfall: 0 })
  expect(await balances()).toEqual([0, 0, 0])
})

test('GRANT_TOO_OLD after seven days a grant can no longer be undone as a whole', async () => {
  const { admin, asOwner, give } = await opened()
  const { id } = await give([['ann', 10]])
  await asOwner((client) => client.query("update points.bulk set at = at - interval '7 days 1 minute'"))
  expect(await admin.refused(contract.undoGrant, { id, reason: '太晚' })).toBe('GRANT_TOO_OLD')
})

test('GRANT_UNREADABLE a workbook is read by its headings, with points per line or the same for all', async () => {
  const home = await opened()
  const { admin, tang, sql } = home
  await makeAccount(sql, { userName: 'staff', name: '工号', staffNo: 'E77' })
  const sent = async (text: string, by: TestApp['lin'] = admin) =>
    (await upload(home, by, { name: '名单.csv', bytes: Buffer.from(text), purpose: 'import' })).id
  const fileId = await sent('姓名,账号,积分\n甲,ann,15\n乙,E77,\n丙,eve,abc\n丁,,3\n')
  const seen = await admin.call(contract.rehearseGrant, { fileId, amount: 2, reason: '活动' })
  expect(seen.rows.map(({ line, account, amount }) => `${line} ${account} ${amount}`)).toEqual([
    '2 ann 15',
    '3 E77 2',
  ])
  expect(seen.faults).toEqual([{ line: 4, text: 'eve', fault: 'amount' }])
  const wrong = await sent('a,b\n1,2\n')
  expect(await admin.refused(contract.rehearseGrant, { fileId: wrong, reason: '活动' })).toBe(
    'GRANT_UNREADABLE',
  )
  const theirs = await sent('账号\nann\n', tang)
  expect(await admin.refused(contract.rehearseGrant, { fileId: theirs, amount: 1, reason: '活动' })).toBe(
    'NOT_FOUND',
  )
})

test('people who have left get nothing, and people without permission see no grants', async () => {
  const { admin, tang, lin, sql } = await opened()
  await makeAccount(sql, { userName: 'gone', name: '离', state: 'left' })
  const request = { lines: [{ account: 'gone', amount: 5 }], reason: '评优' }
  expect((await admin.call(contract.rehearseGrant, request)).faults).toMatchObject([{ fault: 'left' }])
  for (const person of [lin, tang]) expect((await person.send(contract.listGrants, {})).statusCode).toBe(403)
})
